import { readFileSync } from 'node:fs'
import { ExitCode, ExitError } from './exit'

/** What a command has of the world around it. */
export interface Surroundings {
  stdout: typeof process.stdout
  stderr: typeof process.stderr
  /** Stops the command; its reason is an {@link ExitError}. */
  signal: AbortSignal
  version: string
}

/**
 * Runs a command as this process: Ctrl-C, SIGTERM and an output that nobody reads any more stop it, and
 * the process ends with its exit code.
 *
 * @param manifest Where the `package.json` is that has the version.
 * @param run Gives the exit code and never throws.
 */
export async function runCommand(
  manifest: URL,
  run: (argv: readonly string[], around: Surroundings) => Promise<number>,
): Promise<void> {
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  const stop = new AbortController()
  const stopOn = (signal: NodeJS.Signals, exitCode: 130 | 143) =>
    // Once only: who asks a second time does not want to wait for a clean end.
    process.once(signal, () => stop.abort(new ExitError(exitCode, 'Stopped.')))
  stopOn('SIGINT', ExitCode.Interrupted)
  stopOn('SIGTERM', ExitCode.Terminated)
  // Whoever reads the output may go away: then the rest is for nobody.
  process.stdout.on('error', ({ message }) => {
    process.exitCode = ExitCode.Output
    stop.abort(new ExitError(ExitCode.Output, `The output can't be written: ${message}`))
  })
  const { stdout, stderr } = process
  const exitCode = await run(process.argv.slice(2), {
    stdout,
    stderr,
    signal: stop.signal,
    version,
  })
  process.exitCode ??= exitCode
}
