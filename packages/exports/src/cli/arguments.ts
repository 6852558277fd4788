import { tryParseAddress, type Address } from '@mcm/address'
import type { BlockSelector } from '@mcm/rosetta-client'
import { parseArgs } from 'node:util'
import { ExitError } from '@mcm/shared/command'
import { ExitCode } from './exit'

export const HELP = `mcm-exports: Mochimo data as files

  mcm-exports richlist [--format csv|json|dat]        every account, richest first
  mcm-exports block <number|hash|tip> [--format csv|json]
  mcm-exports address <address> [--format csv|json]   every payment, newest first
  mcm-exports mempool                                 what waits for a block, as JSON

  --endpoint <url>   where to read (https://api.mochimo.org)
  --format <format>  csv unless you say otherwise
  --out <file>       where to write; - for standard output. Without it the file is named after
                     what it holds
  --addresses <form> hex, as in the API (the default), or base58: for richlist and address
  --bom              start a CSV file with a byte order mark, for old versions of Excel
  --no-block-times   an address without block times and fees earned as a miner: far fewer requests
  --fresh            start again instead of resuming an earlier run: for richlist and address
  --quiet            print nothing but errors
  --help, --version

A command refuses an option that it can't use.

A run that stops keeps what it has in <file>.part: the same command goes on from there.

Exit codes: 0 complete · 2 command not understood · 3 complete, but the list changed meanwhile ·
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

/** What is common to all commands. */
export interface Settings {
  endpoint: string
  /** `-` is standard output; nothing names the file after what it holds. */
  out: string | undefined
  addresses: 'hex' | 'base58'
  bom: boolean
  blockTimes: boolean
  fresh: boolean
  quiet: boolean
}

/** What to export. */
export type Command =
  | { name: 'richlist'; format: 'csv' | 'json' | 'dat' }
  | { name: 'block'; format: 'csv' | 'json'; block: BlockSelector }
  | { name: 'address'; format: 'csv' | 'json'; address: Address }
  | { name: 'mempool'; format: 'json' }

export type Arguments =
  { name: 'help' } | { name: 'version' } | { name: 'export'; command: Command; settings: Settings }

/**
 * Reads the command line.
 *
 * @throws {ExitError} With `Usage`, saying what was not understood.
 */
export function readArguments(argv: readonly string[]): Arguments {
  const { values, positionals } = parse(argv)
  if (values.help) return { name: 'help' }
  if (values.version) return { name: 'version' }
  const [name, ...operands] = positionals
  const endpoint = values.endpoint ?? 'https://api.mochimo.org'
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint)) {
    throw usage(`--endpoint should be a URL such as https://api.mochimo.org, got '${endpoint}'`)
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
  if (surplus.length > 0) throw usage(`One ${name} at a time: '${surplus[0]}' is too much`)
  switch (name) {
    case 'richlist':
      if (operand) throw usage(`richlist takes no '${operand}'`)
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
      if (operand) throw usage(`mempool takes no '${operand}'`)
      return { name, format: oneOf('--format', format ?? 'json', ['json']) }
    case undefined:
      throw usage('Say what to export: richlist, block, address or mempool')
    default:
      throw usage(`'${name}' can't be exported: richlist, block, address and mempool can`)
  }
}

/** Refuses options that the command would ignore: whoever sets one expects it to do something. */
function refuseUnused({ name, format }: Command, values: ReturnType<typeof parse>['values']): void {
  const unused = [
    [name, UNUSED_BY_COMMAND[name]],
    [`${name} --format ${format}`, UNUSED_BY_FORMAT[format]],
    [`${name} --out -`, values.out === '-' ? (['fresh'] as const) : []],
  ] as const
  for (const [what, flags] of unused) {
    const given = flags.filter((flag) => values[flag] !== undefined)
    if (given.length > 0) {
      throw usage(`'${what}' takes ${given.map((flag) => `no --${flag}`).join(' and ')}`)
    }
  }
}

function readBlock(operand = ''): BlockSelector {
  if (operand === 'tip') return operand
  if (/^\d{1,15}$/.test(operand)) return { index: Number(operand) }
  if (/^(0x)?[0-9a-f]{64}$/i.test(operand)) return { hash: operand }
  throw usage(`block needs a number, a hash of 64 hex digits or 'tip', got '${operand}'`)
}

function readAddress(operand = ''): Address {
  const address = tryParseAddress(operand)
  if (!address) {
    throw usage(
      `address needs a Mochimo address in Base58 or hex; '${operand}' is none, or its checksum is wrong`,
    )
  }
  return address
}

function oneOf<Value extends string>(flag: string, value: string, values: readonly Value[]): Value {
  const found = values.find((candidate) => candidate === value)
  if (!found) throw usage(`${flag} should be ${values.join(' or ')} here, got '${value}'`)
  return found
}

function usage(message: string): ExitError {
  return new ExitError(ExitCode.Usage, `${message}\nmcm-exports --help shows how it is used.`)
}
