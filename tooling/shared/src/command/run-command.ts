import { readFileSync } from 'node:fs'
import { ExitCode, ExitError } from './exit'

/** The process environment of a command. */
export interface Surroundings {
  stdout: typeof process.stdout
  stderr: typeof process.stderr
  /** Stops the command; its reason is an {@link ExitError}. */
  signal: AbortSignal
  version: string
}

/**
 * Runs a command as this process. Ctrl-C, SIGTERM or a closed output stops it, and the process ends
 * with its exit code.
 *
 * @param manifest URL of the `package.json` with the version.
 * @param run Resolves to the exit code and never rejects.
 */
export async function runCommand(
  manifest: URL,
  run: (argv: readonly string[], around: Surroundings) => Promise<number>,
): Promise<void> {
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  const stop = new AbortController()
  const stopOn = (signal: NodeJS.Signals, exitCode: 130 | 143) =>
    // Only once: a second signal exits without cleanup.
    process.once(signal, () => stop.abort(new ExitError(exitCode, 'Stopped.')))
  stopOn('SIGINT', ExitCode.Interrupted)
  stopOn('SIGTERM', ExitCode.Terminated)
  // The reader of the output may exit first; then the rest isn't needed.
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
