import { readFileSync } from 'node:fs'
import { ExitCode, ExitError } from './cli/exit'
import { run } from './cli/run'

const { version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { version: string }

const stop = new AbortController()
const stopOn = (signal: NodeJS.Signals, exitCode: ExitCode) =>
  // Once only: who asks a second time does not want to wait for a clean end.
  process.once(signal, () => stop.abort(new ExitError(exitCode, 'Stopped.')))
stopOn('SIGINT', ExitCode.Interrupted)
stopOn('SIGTERM', ExitCode.Terminated)

// Whoever reads the output may go away: then the rest of the audit is for nobody.
process.stdout.on('error', ({ message }) => {
  process.exitCode = ExitCode.Output
  stop.abort(new ExitError(ExitCode.Output, `The output can't be written: ${message}`))
})

const exitCode = await run(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  signal: stop.signal,
  version,
})
process.exitCode ??= exitCode
