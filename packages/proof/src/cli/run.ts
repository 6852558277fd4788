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

/** The environment that the command runs in, such as its output streams. */
export interface CommandContext {
  stdout: { write(text: string): unknown }
  stderr: { write(text: string): unknown; isTTY?: boolean | undefined }
  /** Signal that aborts the command. Its reason is an {@link ExitError}. */
  signal: AbortSignal
  version: string
}

/** Runs the command and returns its exit code. This function never throws. */
export async function run(argv: readonly string[], context: CommandContext): Promise<ExitCode> {
  const { signal, stderr, stdout, version } = context
  try {
    const read = readArguments(argv)
    if (read.name !== 'audit') {
      stdout.write(read.name === 'help' ? help : `${version}\n`)
      return ExitCode.Done
    }
    return await audit(read.settings, context)
  } catch (error) {
    const { exitCode, message } = explain(signal.aborted ? signal.reason : error)
    stderr.write(`${message}\n`)
    return exitCode
  }
}

async function audit(settings: AuditSettings, context: CommandContext): Promise<ExitCode> {
  const { json, quiet } = settings
  const { signal, stdout } = context
  const client = connect(settings)
  const { from, to } = await resolveRange(client, settings.range, signal)
  const say = (text: string) => void (quiet || json || stdout.write(text))
  say(`Blocks ${from} to ${to} of ${client.endpoint}\n`)
  const tally = new Tally()
  const progress = progressLine(context, settings)
  let stopped: unknown
  try {
    for await (const report of auditBlocks(reader(client, signal), from, to)) {
      progress.clear()
      tally.add(report)
      stdout.write(json ? `${JSON.stringify(report)}\n` : failuresText(report))
      progress.show(`Block ${report.index}, ${to - report.index} remaining`)
    }
    if (tally.blocks < to - from + 1) {
      stopped = await missingBlockError(client, from + tally.blocks, signal)
    }
  } catch (error) {
    stopped = error
  }
  progress.clear()
  if (tally.blocks > 0) say(`\n${tally.table()}\n${tally.summary()}`)
  if (stopped === undefined) return tally.counts.failed > 0 ? ExitCode.CheckFailed : ExitCode.Done
  // A failed check determines the exit code even if a later request fails.
  if (tally.counts.failed === 0 || signal.aborted) throw stopped
  context.stderr.write(`${explain(stopped).message}\n`)
  return ExitCode.CheckFailed
}

/** Returns an error that says whether a missing block is above the tip or the endpoint failed. */
async function missingBlockError(
  client: RosettaClient,
  index: number,
  signal: AbortSignal,
): Promise<ExitError> {
  const { endpoint } = client
  const tip = await fetchTip(client, signal)
  return index > tip
    ? new ExitError(
        ExitCode.NotFound,
        `Stopped because ${endpoint} has no block ${index}. Its tip is block ${tip}.`,
      )
    : new ExitError(
        ExitCode.Endpoint,
        `Stopped because ${endpoint} didn't return block ${index}, although its tip is block ${tip}.`,
      )
}

async function fetchTip(client: RosettaClient, signal: AbortSignal): Promise<number> {
  const status = await client.network.status({ signal })
  return status.current_block_identifier.index
}

function connect({ endpoint, perMinute }: AuditSettings): RosettaClient {
  // If no limit is given, the throttle follows the limits that the endpoint reports.
  const perSecond = perMinute && Math.max(2, perMinute / 60)
  const hooks = throttle({ perMinute, perSecond })
  // The total timeout is long because it includes the time that requests wait in the throttle.
  return createRosettaClient({ baseUrl: endpoint, hooks, totalTimeout: 600_000 })
}

async function resolveRange(
  client: RosettaClient,
  range: Range,
  signal: AbortSignal,
): Promise<{ from: number; to: number }> {
  if ('from' in range && range.to !== undefined) return { from: range.from, to: range.to }
  const tip = await fetchTip(client, signal)
  if ('last' in range) return { from: Math.max(tip - range.last + 1, 1), to: tip }
  if (range.from > tip) {
    const message = `--from ${range.from} is above the tip, block ${tip}`
    throw new ExitError(ExitCode.NotFound, message)
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

/** Returns functions that update a progress line if stderr is a terminal. */
function progressLine({ stderr }: CommandContext, { quiet }: AuditSettings) {
  const visible = stderr.isTTY === true && !quiet
  return {
    show: (text: string) => void (visible && stderr.write(`\r${text}`)),
    clear: () => void (visible && stderr.write('\r\u001B[2K')),
  }
}

/** Returns the exit code and message for an error. */
function explain(error: unknown): { exitCode: ExitCode; message: string } {
  if (error instanceof ExitError) return error
  if (isRosettaError(error)) {
    const exitCode = error.name === 'InvalidRequestError' ? ExitCode.Usage : ExitCode.Endpoint
    return { exitCode, message: error.message }
  }
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { exitCode: ExitCode.Failed, message }
}
