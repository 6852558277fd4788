import {
  createRosettaClient,
  isApiError,
  isRosettaError,
  RosettaErrorCode,
  throttle,
  type RosettaClient,
} from '@mcm/rosetta-client'
import { help, readArguments, type AuditSettings, type Range } from './arguments'
import { auditBlocks, type ReadBlock } from './audit'
import { ExitError } from '@mcm/shared/command'
import { ExitCode } from './exit'
import { failuresText, Tally } from './report'

/** What the command has of the world around it. */
export interface Surroundings {
  stdout: { write(text: string): unknown }
  stderr: { write(text: string): unknown; isTTY?: boolean | undefined }
  /** Stops the command; its reason is an {@link ExitError}. */
  signal: AbortSignal
  version: string
}

/** Runs the command line and gives the exit code. Never throws. */
export async function run(argv: readonly string[], around: Surroundings): Promise<ExitCode> {
  const { signal, stderr, stdout, version } = around
  try {
    const read = readArguments(argv)
    if (read.name !== 'audit') {
      stdout.write(read.name === 'help' ? help : `${version}\n`)
      return ExitCode.Done
    }
    return await audit(read.settings, around)
  } catch (error) {
    const { exitCode, message } = explain(signal.aborted ? signal.reason : error)
    stderr.write(`${message}\n`)
    return exitCode
  }
}

async function audit(settings: AuditSettings, around: Surroundings): Promise<ExitCode> {
  const { json, quiet } = settings
  const { signal, stdout } = around
  const client = connect(settings)
  const { from, to } = await resolveRange(client, settings.range, signal)
  const say = (text: string) => void (quiet || json || stdout.write(text))
  say(`Blocks ${from} to ${to} of ${client.endpoint}\n`)
  const tally = new Tally()
  const progress = progressLine(around, settings)
  let stopped: unknown
  try {
    for await (const report of auditBlocks(reader(client, signal), from, to)) {
      progress.clear()
      tally.add(report)
      stdout.write(json ? `${JSON.stringify(report)}\n` : failuresText(report))
      progress.show(`block ${report.index}, ${to - report.index} to go`)
    }
    if (tally.blocks < to - from + 1) {
      stopped = await missing(client, from + tally.blocks, signal)
    }
  } catch (error) {
    stopped = error
  }
  progress.clear()
  if (tally.blocks > 0) say(`\n${tally.table()}\n${tally.summary()}`)
  if (stopped === undefined) return tally.counts.failed > 0 ? ExitCode.False : ExitCode.Done
  // What was found false stays false, however the audit ended.
  if (tally.counts.failed === 0 || signal.aborted) throw stopped
  around.stderr.write(`${explain(stopped).message}\n`)
  return ExitCode.False
}

/** Why there is no such block: the chain has none yet, or the endpoint fails to serve it. */
async function missing(
  client: RosettaClient,
  index: number,
  signal: AbortSignal,
): Promise<ExitError> {
  const { endpoint } = client
  const tip = await tipOf(client, signal)
  return index > tip
    ? new ExitError(
        ExitCode.NotFound,
        `${endpoint} has no block ${index}: its tip is block ${tip}. The audit ended there.`,
      )
    : new ExitError(
        ExitCode.Endpoint,
        `${endpoint} does not serve block ${index}, although its tip is block ${tip}. The audit ended there.`,
      )
}

async function tipOf(client: RosettaClient, signal: AbortSignal): Promise<number> {
  const status = await client.network.status({ signal })
  return status.current_block_identifier.index
}

function connect({ endpoint, perMinute }: AuditSettings): RosettaClient {
  // Without a limit of its own it keeps to those that the endpoint reports.
  const perSecond = perMinute && Math.max(2, perMinute / 60)
  const hooks = throttle({ perMinute, perSecond })
  // The throttle's waiting counts towards the total time-out, which therefore has to be generous.
  return createRosettaClient({ baseUrl: endpoint, hooks, totalTimeout: 600_000 })
}

async function resolveRange(
  client: RosettaClient,
  range: Range,
  signal: AbortSignal,
): Promise<{ from: number; to: number }> {
  if ('from' in range && range.to !== undefined) return { from: range.from, to: range.to }
  const tip = await tipOf(client, signal)
  if ('last' in range) return { from: Math.max(tip - range.last + 1, 1), to: tip }
  if (range.from > tip) {
    throw new ExitError(ExitCode.NotFound, `The tip is block ${tip}, below --from ${range.from}`)
  }
  return { from: range.from, to: tip }
}

function reader(client: RosettaClient, signal: AbortSignal): ReadBlock {
  return async (index) => {
    try {
      return (await client.block.get({ index }, { signal })).block
    } catch (error) {
      if (isApiError(error, RosettaErrorCode.BlockNotFound)) return undefined
      throw error
    }
  }
}

/** A line on the terminal that is written over; nothing where there is none to see. */
function progressLine({ stderr }: Surroundings, { quiet }: AuditSettings) {
  const visible = stderr.isTTY === true && !quiet
  return {
    show: (text: string) => void (visible && stderr.write(`\r${text}`)),
    clear: () => void (visible && stderr.write('\r\u001B[2K')),
  }
}

/** What to say about a failure, and the exit code that a script gets. */
function explain(error: unknown): { exitCode: ExitCode; message: string } {
  if (error instanceof ExitError) return error
  if (isRosettaError(error)) {
    const exitCode = error.name === 'InvalidRequestError' ? ExitCode.Usage : ExitCode.Endpoint
    return { exitCode, message: error.message }
  }
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { exitCode: ExitCode.Failed, message }
}
