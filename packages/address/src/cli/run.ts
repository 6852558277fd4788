import { ExitCode as shared, ExitError } from '@mcm/shared/command'

import { InvalidAddressError } from '../errors'
import { InvalidTransactionError } from '../transaction'
import { describeAccount } from './account'
import { inspect } from './inspect'
import { inspectionText } from './inspection-text'
import { readAccountRequest, readRequest } from './sign-request'
import { signRequest } from './sign'

/** Exit codes of the command. */
export const ExitCode = {
  Done: shared.Done,
  Failed: shared.Failed,
  Usage: shared.Usage,
  /** The address is invalid, or the network would reject the transaction. */
  Invalid: 3,
} as const

/** The environment that the command runs in. */
export interface CommandContext {
  stdout: { write(text: string): unknown; isTTY?: boolean | undefined }
  stderr: { write(text: string): unknown }
  /** Reads standard input to its end. */
  readInput: () => Promise<string>
  version: string
}

export const help = `Usage: mcm-address inspect <text> [--json] [--no-qr]
       mcm-address account < request.json
       mcm-address sign < request.json

  inspect   Prints both forms of an address, its tag and checksum, and a QR code.
            <text> is an address in Base58 or hex, a ledger address, or a public key.
  account   Reads a JSON object with a masterSeed from standard input and prints the account's
            address as JSON. With a ledgerAddress, also prints the spend index of its key.
  sign      Reads a JSON object from standard input, creates or checks a transaction, signs it, and
            prints JSON. Use each key only once: record that a key is used before you run this.

  --json     Print JSON.
  --no-qr    Don't print a QR code.
  --help     Print this help.
  --version  Print the version.

Exit codes: 0 done, 1 unexpected error, 2 invalid command or request, 3 invalid address or transaction,
  6 the output couldn't be written, 130 and 143 interrupted.
`

/** Runs the command and returns its exit code. This function never throws. */
export async function run(argv: readonly string[], context: CommandContext): Promise<number> {
  const { stdout, stderr } = context
  const json = argv.includes('--json') || readsRequest(argv[0])
  try {
    return await dispatch(argv, context)
  } catch (error) {
    const { exitCode, ...found } = explain(error)
    // Programs read the result from one place, whether it is good or bad.
    if (json && exitCode !== ExitCode.Failed) {
      stdout.write(`${JSON.stringify({ valid: false, ...found }, null, 2)}\n`)
    } else stderr.write(`${found.message}\n`)
    return exitCode
  }
}

async function dispatch(argv: readonly string[], context: CommandContext): Promise<number> {
  const { stdout, version } = context
  const [name, ...rest] = argv
  if (name === undefined || argv.includes('--help')) {
    stdout.write(help)
    return name === undefined ? ExitCode.Usage : ExitCode.Done
  }
  if (name === '--version') {
    stdout.write(`${version}\n`)
    return ExitCode.Done
  }
  if (readsRequest(name)) {
    if (rest.length > 0)
      throw usage(`Unexpected argument '${rest[0]}'. The request is read from stdin.`)
    const input = await context.readInput()
    const result =
      name === 'sign' ? signRequest(readRequest(input)) : describeAccount(readAccountRequest(input))
    stdout.write(`${JSON.stringify(result, null, 2)}\n`)
    return ExitCode.Done
  }
  if (name !== 'inspect') {
    throw usage(`Unknown command '${name}' (expected inspect, account or sign)`)
  }
  const unknown = rest.find(
    (word) => word.startsWith('--') && !['--json', '--no-qr'].includes(word),
  )
  if (unknown !== undefined) throw usage(`Unknown option '${unknown}'`)
  const [input, extra] = rest.filter((word) => !word.startsWith('--'))
  if (input === undefined) throw usage('Missing argument: the address to inspect')
  if (extra !== undefined) throw usage(`Unexpected argument '${extra}'`)
  const found = inspect(input)
  stdout.write(
    rest.includes('--json')
      ? `${JSON.stringify(found, null, 2)}\n`
      : inspectionText(found, { qr: !rest.includes('--no-qr'), colors: stdout.isTTY === true }),
  )
  return ExitCode.Done
}

/** Returns whether a command reads a request from standard input and prints JSON. */
function readsRequest(name: string | undefined): boolean {
  return name === 'sign' || name === 'account'
}

function usage(message: string): ExitError {
  return new ExitError(ExitCode.Usage, message)
}

/** Returns what to report about an error. Messages never contain a seed. */
function explain(error: unknown): { exitCode: number; code: string; message: string } {
  if (error instanceof InvalidAddressError) {
    return { exitCode: ExitCode.Invalid, code: error.reason, message: error.message }
  }
  if (error instanceof InvalidTransactionError) {
    return { exitCode: ExitCode.Invalid, code: error.code, message: error.message }
  }
  if (error instanceof ExitError) {
    return { exitCode: error.exitCode, code: 'usage', message: error.message }
  }
  // The library's errors for values of the wrong type or out of range name the field.
  if (error instanceof TypeError || error instanceof RangeError) {
    return { exitCode: ExitCode.Usage, code: 'request', message: error.message }
  }
  return { exitCode: ExitCode.Failed, code: 'unexpected', message: String(error) }
}
