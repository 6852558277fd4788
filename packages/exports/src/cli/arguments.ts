import { tryParseAddress, type ParsedAddress } from '@mcm/address'
import type { BlockSelector } from '@mcm/rosetta-client'
import { parseArgs } from 'node:util'
import type { AddressHistoryFormat } from '../file-names'
import { CHAIN_FLAGS, readChainCommand, type ChainCommand } from './chain/arguments'
import { QUERY_FLAGS, readQueryCommand, type QueryCommand } from './query/arguments'
import { oneOf, usage } from './usage'

const FLAGS = {
  endpoint: { type: 'string', multiple: true },
  format: { type: 'string' },
  out: { type: 'string', short: 'o' },
  addresses: { type: 'string' },
  bom: { type: 'boolean' },
  'no-block-times': { type: 'boolean' },
  fresh: { type: 'boolean' },
  quiet: { type: 'boolean', short: 'q' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
  ...CHAIN_FLAGS,
  ...QUERY_FLAGS,
} as const

const CHAIN_ONLY = Object.keys(CHAIN_FLAGS) as (keyof typeof CHAIN_FLAGS)[]

/** Options of the commands that read and write folders, and that no other command has. */
const FOLDER_ONLY = [...CHAIN_ONLY, ...(Object.keys(QUERY_FLAGS) as (keyof typeof QUERY_FLAGS)[])]

const UNUSED_BY_COMMAND = {
  richlist: ['no-block-times', ...FOLDER_ONLY],
  block: ['addresses', 'no-block-times', 'fresh', ...FOLDER_ONLY],
  address: FOLDER_ONLY,
  mempool: ['addresses', 'bom', 'no-block-times', 'fresh', ...FOLDER_ONLY],
  chain: ['addresses', 'bom', 'no-block-times', 'file'],
  summary: ['endpoint', 'addresses', 'bom', 'no-block-times', 'fresh', ...FOLDER_ONLY],
  query: ['endpoint', 'addresses', 'no-block-times', 'fresh', ...CHAIN_ONLY],
} as const

const COMMANDS = 'richlist, block, address, mempool, chain, summary or query'

const UNUSED_BY_FORMAT = {
  csv: [],
  json: ['bom'],
  dat: ['addresses', 'bom'],
  parquet: [],
  ndjson: [],
  koinly: ['bom', 'no-block-times'],
  cointracking: ['bom', 'no-block-times'],
  ledger: ['bom', 'no-block-times'],
  beancount: ['bom', 'no-block-times'],
  table: ['bom'],
} as const

const ADDRESS_FORMATS = [
  'csv',
  'json',
  'koinly',
  'cointracking',
  'ledger',
  'beancount',
] as const satisfies AddressHistoryFormat[]

/** Options common to all commands. */
export interface Settings {
  /** The endpoints. Only `chain` reads from more than the first. */
  endpoints: readonly [string, ...string[]]
  /**
   * The output file, or the folder of a data set. `-` is standard output, and `undefined` means that the file is named after its
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
  | { name: 'address'; format: AddressHistoryFormat; address: ParsedAddress }
  | { name: 'mempool'; format: 'json' }
  | { name: 'summary'; format: 'json'; dataSet: string }
  | ChainCommand
  | QueryCommand

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
  const [endpoint = 'https://api.mochimo.org', ...others] = values.endpoint ?? []
  for (const url of [endpoint, ...others]) checkEndpoint(url)
  const command = readCommand(name, operands, values)
  if (others.length > 0 && command.name !== 'chain') {
    throw usage(`'${command.name}' doesn't support more than one --endpoint`)
  }
  refuseUnused(command, values)
  return {
    name: 'export',
    command,
    settings: {
      endpoints: [endpoint, ...others],
      out: values.out,
      addresses: oneOf('--addresses', values.addresses ?? 'hex', ['hex', 'base58']),
      bom: values.bom ?? false,
      blockTimes: !values['no-block-times'],
      fresh: values.fresh ?? false,
      quiet: values.quiet ?? false,
    },
  }
}

function checkEndpoint(url: string): void {
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return
  // A URL with credentials isn't shown, because its password would end up in logs.
  const shown = url.includes('@') ? 'without credentials' : `got '${url}'`
  throw usage(`--endpoint must be a URL such as https://api.mochimo.org, ${shown}`)
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
  values: ReturnType<typeof parse>['values'],
): Command {
  const { format } = values
  if (name === 'query') return readQueryCommand(operands, values)
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
        format: oneOf('--format', format ?? 'csv', ADDRESS_FORMATS),
        address: readAddress(operand),
      }
    case 'mempool':
      if (operand) throw usage(`Unexpected argument '${operand}': mempool takes no arguments`)
      return { name, format: oneOf('--format', format ?? 'json', ['json']) }
    case 'chain':
      if (operand) throw usage(`Unexpected argument '${operand}': chain takes no arguments`)
      return readChainCommand(values)
    case 'summary':
      if (!operand) throw usage('summary requires the folder of a data set')
      return { name, format: oneOf('--format', format ?? 'json', ['json']), dataSet: operand }
    case undefined:
      throw usage(`Missing command (expected ${COMMANDS})`)
    default:
      throw usage(`Unknown command '${name}' (expected ${COMMANDS})`)
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

function readAddress(operand = ''): ParsedAddress {
  const address = tryParseAddress(operand)
  if (!address) {
    throw usage(
      `address requires a Mochimo address in Base58 or hex; '${operand}' isn't one, or its checksum is wrong`,
    )
  }
  return address
}
