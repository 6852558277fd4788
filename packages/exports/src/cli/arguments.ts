import { tryParseAddress, type Address } from '@mcm/address'
import type { BlockSelector } from '@mcm/rosetta-client'
import { parseArgs } from 'node:util'
import { ExitError } from '@mcm/shared/command'
import { ExitCode } from './exit'

export const HELP = `mcm-exports: save Mochimo data as files

  mcm-exports richlist [--format csv|json|dat]        all accounts by balance
  mcm-exports block <number|hash|tip> [--format csv|json]
  mcm-exports address <address> [--format csv|json]   every payment, latest first
  mcm-exports mempool                                 pending transactions, as JSON

  --endpoint <url>   API endpoint (default: https://api.mochimo.org)
  --format <format>  output format (default: csv)
  --out <file>       output file; - for standard output (default: named after its contents)
  --addresses <form> hex (default) or base58; for richlist and address
  --bom              start a CSV file with a byte order mark, for old versions of Excel
  --no-block-times   omit block times and mining fees from an address history; far fewer requests
  --fresh            start again instead of resuming an earlier run; for richlist and address
  --quiet            print only errors
  --help, --version

Options that a command can't use are rejected.

An interrupted run keeps its data in <file>.part; run the same command to resume.

Exit codes: 0 complete · 2 invalid command · 3 complete, but the ledger changed meanwhile ·
4 no such block · 5 endpoint failed · 6 file not written · 130 and 143 stopped · 1 anything else
`

const FLAGS = {
  endpoint: { type: 'string' },
  format: { type: 'string' },
  out: { type: 'string', short: 'o' },
  addresses: { type: 'string' },
  bom: { type: 'boolean' },
  'no-block-times': { type: 'boolean' },
  fresh: { type: 'boolean' },
  quiet: { type: 'boolean', short: 'q' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const

const UNUSED_BY_COMMAND = {
  richlist: ['no-block-times'],
  block: ['addresses', 'no-block-times', 'fresh'],
  address: [],
  mempool: ['addresses', 'bom', 'no-block-times', 'fresh'],
} as const

const UNUSED_BY_FORMAT = { csv: [], json: ['bom'], dat: ['addresses', 'bom'] } as const

/** Options common to all commands. */
export interface Settings {
  endpoint: string
  /**
   * The output file. `-` is standard output, and `undefined` means that the file is named after its
   * contents.
   */
  out: string | undefined
  addresses: 'hex' | 'base58'
  bom: boolean
  blockTimes: boolean
  fresh: boolean
  quiet: boolean
}

/** The command to run, with its arguments. */
export type Command =
  | { name: 'richlist'; format: 'csv' | 'json' | 'dat' }
  | { name: 'block'; format: 'csv' | 'json'; block: BlockSelector }
  | { name: 'address'; format: 'csv' | 'json'; address: Address }
  | { name: 'mempool'; format: 'json' }

export type Arguments =
  { name: 'help' } | { name: 'version' } | { name: 'export'; command: Command; settings: Settings }

/**
 * Parses the command line.
 *
 * @throws {ExitError} With `Usage` and a message about the invalid argument.
 */
export function readArguments(argv: readonly string[]): Arguments {
  const { values, positionals } = parse(argv)
  if (values.help) return { name: 'help' }
  if (values.version) return { name: 'version' }
  const [name, ...operands] = positionals
  const endpoint = values.endpoint ?? 'https://api.mochimo.org'
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint)) {
    // A URL with credentials isn't shown, because its password would end up in logs.
    const shown = endpoint.includes('@') ? 'without credentials' : `got '${endpoint}'`
    throw usage(`--endpoint must be a URL such as https://api.mochimo.org, ${shown}`)
  }
  const command = readCommand(name, operands, values.format)
  refuseUnused(command, values)
  return {
    name: 'export',
    command,
    settings: {
      endpoint,
      out: values.out,
      addresses: oneOf('--addresses', values.addresses ?? 'hex', ['hex', 'base58']),
      bom: values.bom ?? false,
      blockTimes: !values['no-block-times'],
      fresh: values.fresh ?? false,
      quiet: values.quiet ?? false,
    },
  }
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: FLAGS, allowPositionals: true })
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error))
  }
}

function readCommand(
  name: string | undefined,
  operands: readonly string[],
  format: string | undefined,
): Command {
  const [operand, ...surplus] = operands
  if (surplus.length > 0)
    throw usage(`Unexpected argument '${surplus[0]}': ${name} takes one argument`)
  switch (name) {
    case 'richlist':
      if (operand) throw usage(`Unexpected argument '${operand}': richlist takes no arguments`)
      return { name, format: oneOf('--format', format ?? 'csv', ['csv', 'json', 'dat']) }
    case 'block':
      return {
        name,
        format: oneOf('--format', format ?? 'csv', ['csv', 'json']),
        block: readBlock(operand),
      }
    case 'address':
      return {
        name,
        format: oneOf('--format', format ?? 'csv', ['csv', 'json']),
        address: readAddress(operand),
      }
    case 'mempool':
      if (operand) throw usage(`Unexpected argument '${operand}': mempool takes no arguments`)
      return { name, format: oneOf('--format', format ?? 'json', ['json']) }
    case undefined:
      throw usage('Missing command (expected richlist, block, address or mempool)')
    default:
      throw usage(`Unknown command '${name}' (expected richlist, block, address or mempool)`)
  }
}

/** Rejects options that the command would ignore, because a user expects them to have an effect. */
function refuseUnused({ name, format }: Command, values: ReturnType<typeof parse>['values']): void {
  const unused = [
    [name, UNUSED_BY_COMMAND[name]],
    [`${name} --format ${format}`, UNUSED_BY_FORMAT[format]],
    [`${name} --out -`, values.out === '-' ? (['fresh'] as const) : []],
  ] as const
  for (const [what, flags] of unused) {
    const given = flags.filter((flag) => values[flag] !== undefined)
    if (given.length > 0) {
      throw usage(`'${what}' doesn't support ${given.map((flag) => `--${flag}`).join(' or ')}`)
    }
  }
}

function readBlock(operand = ''): BlockSelector {
  if (operand === 'tip') return operand
  if (/^\d{1,15}$/.test(operand)) return { index: Number(operand) }
  if (/^(0x)?[0-9a-f]{64}$/i.test(operand)) return { hash: operand }
  throw usage(`block requires a number, a hash of 64 hex digits or 'tip', got '${operand}'`)
}

function readAddress(operand = ''): Address {
  const address = tryParseAddress(operand)
  if (!address) {
    throw usage(
      `address requires a Mochimo address in Base58 or hex; '${operand}' isn't one, or its checksum is wrong`,
    )
  }
  return address
}

function oneOf<Value extends string>(flag: string, value: string, values: readonly Value[]): Value {
  const found = values.find((candidate) => candidate === value)
  if (!found) throw usage(`${flag} must be ${values.join(' or ')} here, got '${value}'`)
  return found
}

function usage(message: string): ExitError {
  return new ExitError(ExitCode.Usage, `${message}\nRun mcm-exports --help for usage.`)
}
