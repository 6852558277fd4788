import { parseArgs } from 'node:util'
import type { Faults } from '../faults'
import { faultsSchema } from '../schema/faults'
import { read } from '../schema/read'
import type { StartOptions } from '../start'

/** What the command line asks for. */
export interface Arguments {
  readonly help: boolean
  readonly version: boolean
  readonly quiet: boolean
  readonly options: StartOptions
  /** A name, or the path of a file that ends in .json. */
  readonly scenario: string | undefined
}

export const help = `mcm-devnet: a Mochimo chain on this machine that answers like the real Mesh API

  mcm-devnet [options]

Server
  --port <number>           port to listen on (8080)
  --host <address>          address to listen on (127.0.0.1)
  --strict-rosetta          the known bugs of the real server are off
  --quiet                   print nothing but errors
  --help, --version

Chain
  --seed <text>             what everything random comes from (mochimo); with the same start time
                            and options it gives the same chain
  --blocks <number>         blocks in the history (2000)
  --accounts <number>       accounts in the ledger (12500)
  --tip <number>            height of the history's last block
  --start-time <time>       when the chain's clock starts (now)
  --block-time <seconds>    seconds between blocks (70); below 69 the chain's clock runs faster
  --difficulty <number>     which the chain keeps; every block is really mined (3)
  --traffic <number>        simulated transactions for each block (4)
  --no-mining               time stands still: blocks come only by POST /devnet/control

Faults (POST /devnet/control changes them while it runs)
  --latency <ms>[-<ms>]     milliseconds before each answer
  --error-rate <0..1>       share of answers that are an error
  --error-code <1..9>       which one (2)
  --cut-rate <0..1>         share of connections closed without an answer
  --malformed-rate <0..1>   share of answers whose JSON breaks off
  --rate-limit <kind>       server (2 a second, 60 a minute) or documented (100 a minute)
  --sync <stage>            what /network/status tells, such as synchronizing or error
  --stalled                 no new block comes
  --no-node                 the server's node does not answer
  --no-indexer              no search and no events
  --no-ledger               no rich list
  --offline                 only what needs no chain
  --lie <what>              blocks lie about reward, parent, difficulty, nonce or transaction
  --scenario <name>         something that happens by itself: outage, flaky, slow, reorganisations,
                            stalled, syncing, node-down, bare, limited, liar; or a file.json
`

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

/** Options that are numbers, by flag. */
const numbers = {
  port: 'port',
  blocks: 'blocks',
  accounts: 'accounts',
  tip: 'tip',
  'block-time': 'blockTime',
  difficulty: 'difficulty',
  traffic: 'traffic',
} as const

/** Options that are texts, by flag. */
const texts = { host: 'host', seed: 'seed', 'start-time': 'startTime' } as const

/** Faults that are numbers, by flag. */
const faultNumbers = {
  'error-rate': 'errorRate',
  'error-code': 'errorCode',
  'cut-rate': 'cutRate',
  'malformed-rate': 'malformedRate',
} as const

/** Faults that are texts, by flag. */
const faultTexts = { 'rate-limit': 'rateLimit', sync: 'sync', lie: 'lie' } as const

/** Faults that are switches, by flag. */
const faultSwitches = {
  stalled: 'stalled',
  offline: 'offline',
  'no-node': 'noNode',
  'no-indexer': 'noIndexer',
  'no-ledger': 'noLedger',
} as const

const flags = {
  ...same({ ...numbers, ...texts, ...faultNumbers, ...faultTexts }, text),
  ...same(faultSwitches, flag),
  latency: text,
  scenario: text,
  'no-mining': flag,
  'strict-rosetta': flag,
  quiet: flag,
  help: { type: 'boolean', short: 'h' },
  version: flag,
} as const

/**
 * Reads the command line.
 * @throws {TypeError} For an unknown flag or one without its value.
 * @throws {RangeError} For an invalid value.
 */
export function readArguments(given: readonly string[]): Arguments {
  const { values } = parseArgs({ args: [...given], options: flags })
  const known: Readonly<Record<string, string | boolean | undefined>> = values
  const options: Record<string, unknown> = {}
  for (const [name, option] of Object.entries(numbers)) set(options, option, number(name, known))
  for (const [name, option] of Object.entries(texts)) set(options, option, known[name])
  if (values['no-mining']) options['clock'] = 'manual'
  if (values['strict-rosetta']) options['strictRosetta'] = true
  return {
    help: values.help ?? false,
    version: values.version ?? false,
    quiet: values.quiet ?? false,
    options: { ...options, faults: readFaults(known) },
    scenario: values.scenario,
  }
}

function readFaults(
  known: Readonly<Record<string, string | boolean | undefined>>,
): Partial<Faults> {
  const faults: Record<string, unknown> = {}
  for (const [name, fault] of Object.entries(faultNumbers)) set(faults, fault, number(name, known))
  for (const [name, fault] of Object.entries(faultTexts)) set(faults, fault, known[name])
  for (const [name, fault] of Object.entries(faultSwitches)) set(faults, fault, known[name])
  const { latency } = known
  if (typeof latency === 'string') {
    const numbers = latency.split('-').map((part) => readNumber('latency', part))
    faults['latency'] = numbers.length === 1 ? numbers[0] : numbers
  }
  return read(faultsSchema, faults, 'The faults') as Partial<Faults>
}

function number(
  name: string,
  known: Readonly<Record<string, string | boolean | undefined>>,
): number | undefined {
  const given = known[name]
  return typeof given === 'string' ? readNumber(name, given) : undefined
}

function readNumber(name: string, given: string): number {
  const value = Number(given)
  if (given.trim() !== '' && !Number.isNaN(value)) return value
  throw new RangeError(`--${name} must be a number; got "${given}"`)
}

function set(target: Record<string, unknown>, name: string, value: unknown): void {
  if (value !== undefined) target[name] = value
}

function same<Names extends object, Value>(
  names: Names,
  value: Value,
): { [Name in keyof Names]: Value } {
  return Object.fromEntries(Object.keys(names).map((name) => [name, value])) as {
    [Name in keyof Names]: Value
  }
}
