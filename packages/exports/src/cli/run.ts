import { isRosettaError } from '@mcm/rosetta-client'
import type { Writable } from 'node:stream'
import { UnsettledHistoryError } from '../history/history'
import { IncompleteListError } from '../rich-list-pages'
import { exportAddress } from './address'
import { readArguments, type Command } from './arguments'
import { exportBlock } from './block'
import { connect } from './connect'
import type { Context, Outcome } from './context'
import { ExitError } from '@mcm/shared/command'
import { ExitCode } from './exit'
import { HELP } from './help'
import { exportMempool } from './mempool'
import { resolveOut } from './out-file'
import { createProgress, type Progress, type Terminal } from './progress'
import { exportRichList } from './rich-list'
import { StoppedError } from './through-spool'

/** The process environment of the command. */
export interface Surroundings {
  stdout: Writable
  stderr: Terminal
  /** Signal that stops the command. Its reason is an {@link ExitError}. */
  signal: AbortSignal
  version: string
  /** The module that verifies blocks when it is started as a thread. */
  worker?: URL
}

/** Commands whose `--out` is a folder. */
const WRITES_FOLDER: ReadonlySet<Command['name']> = new Set(['chain', 'summary'])

/** Runs the command line and resolves to the exit code. The promise never rejects. */
export async function run(argv: readonly string[], around: Surroundings): Promise<ExitCode> {
  const { stdout, stderr, signal, version, worker } = around
  let bar: Progress | undefined
  try {
    const read = readArguments(argv)
    if (read.name !== 'export') {
      stdout.write(read.name === 'help' ? HELP : `${version}\n`)
      return ExitCode.Done
    }
    const { command } = read
    const { out } = read.settings
    const settings = {
      ...read.settings,
      out: WRITES_FOLDER.has(command.name) ? out : await resolveOut(out),
    }
    const progress = (unit: string, showRate?: boolean) =>
      (bar = createProgress(unit, stderr, settings.quiet, showRate))
    const say = (line: string): void => {
      if (settings.quiet) return
      bar?.clear()
      stderr.write(`${line}\n`)
    }
    const client = connect(settings.endpoints[0], say)
    const context = { client, settings, signal, progress, say, stdout, worker }
    const { exitCode, message } = await execute(command, context)
    bar?.clear()
    if (exitCode === ExitCode.Done) say(message)
    else stderr.write(`${message}\n`)
    return exitCode
  } catch (error) {
    bar?.clear()
    const cause: unknown = error instanceof StoppedError ? error.cause : error
    const { exitCode, message } = explain(signal.aborted ? signal.reason : cause)
    stderr.write(`${message}\n`)
    if (error instanceof StoppedError) stderr.write(`${error.message}\n`)
    return exitCode
  }
}

/** Data sets load on demand: verification and Parquet would triple the start-up of all other commands. */
async function execute(command: Command, context: Context): Promise<Outcome> {
  switch (command.name) {
    case 'richlist':
      return exportRichList(context, command.format)
    case 'block':
      return exportBlock(context, command.block, command.format)
    case 'address':
      return exportAddress(context, command.address, command.format)
    case 'mempool':
      return exportMempool(context)
    case 'chain':
      return (await import('./chain/chain')).exportChain(context, command)
    case 'summary':
      return (await import('./summary/summary')).exportSummary(context, command.dataSet)
    case 'query':
      return (await import('./query/query')).queryDataSet(context, command)
  }
}

/** Returns the message and the exit code for a failure. */
function explain(error: unknown): { exitCode: ExitCode; message: string } {
  if (error instanceof ExitError) return error
  if (isRosettaError(error)) {
    const exitCode = error.name === 'InvalidRequestError' ? ExitCode.Usage : ExitCode.Endpoint
    return { exitCode, message: error.message }
  }
  if (error instanceof IncompleteListError) {
    return { exitCode: ExitCode.Endpoint, message: error.message }
  }
  if (error instanceof UnsettledHistoryError) {
    return {
      exitCode: ExitCode.Endpoint,
      message: `${error.message}. Run the same command again in a few minutes.`,
    }
  }
  if (error instanceof Error && 'syscall' in error) {
    return { exitCode: ExitCode.Output, message: error.message }
  }
  return {
    exitCode: ExitCode.Failed,
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }
}
