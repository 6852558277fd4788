import { parseArgs } from 'node:util'
import type { Faults } from '../faults'
import type { ForkOptions } from '../fork/read-fork'
import { faultsSchema } from '../schema/faults'
import { read } from '../schema/read'
import type { StartOptions } from '../start'

/** The parsed command line. */
export interface Arguments {
  readonly help: boolean
  readonly version: boolean
  readonly quiet: boolean
  readonly options: Omit<StartOptions, 'fork'>
  /** Endpoint whose blocks to continue, or path of a .json file. */
  readonly fork: ForkOptions | string | undefined
  /** Name of a built-in scenario, or path of a .json file. */
  readonly scenario: string | undefined
}

export const help = `mcm-devnet: a local Mochimo chain with the real Mesh API

  mcm-devnet [options]

Server
  --port <number>           port to listen on (8080)
  --host <address>          address to listen on (127.0.0.1)
  --strict-rosetta          fix the real server's known bugs
  --quiet                   print only errors
  --help, --version

Chain
  --seed <text>             random seed (mochimo); the same seed, start time and options give
                            the same chain
  --blocks <number>         blocks in the history (2000)
  --accounts <number>       accounts in the ledger (12500)
  --tip <number>            height of the history's last block
  --start-time <time>       when the chain's clock starts (now)
  --block-time <seconds>    seconds between blocks (70); below 69 the chain's clock runs faster
  --difficulty <number>     difficulty of new blocks, which are really mined (3)
  --traffic <number>        simulated transactions per block (4)
  --fork <url>              continue the latest blocks of an endpoint; or a file.json with a fork
  --fork-blocks <number>    blocks to read (20)
  --no-mining               stop the clock: add blocks with POST /devnet/control

Faults (change them at runtime with POST /devnet/control)
  --latency <ms>[-<ms>]     milliseconds before each response
  --error-rate <0..1>       share of responses that are errors
  --error-code <1..9>       code of these errors (2)
  --cut-rate <0..1>         share of connections closed without a response
  --malformed-rate <0..1>   share of responses with truncated JSON
  --rate-limit <kind>       server (2 per second, 60 per minute) or documented (100 per minute)
  --sync <stage>            sync stage in /network/status, such as synchronizing or error
  --stalled                 no new blocks
  --no-node                 the server's node is down
  --no-indexer              no search or events
  --no-ledger               no rich list
  --offline                 only calls that don't need the chain
  --lie <what>              falsify a block's reward, parent, difficulty, nonce or transaction
  --scenario <name>         play a scenario: outage, flaky, slow, reorgs,
                            stalled, syncing, node-down, bare, limited, liar; or a file.json
`

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

/** Options whose value is a number, keyed by flag. */
const numbers = {
  port: 'port',
  blocks: 'blocks',
  accounts: 'accounts',
  tip: 'tip',
  'block-time': 'blockTime',
  difficulty: 'difficulty',
  traffic: 'traffic',
} as const

/** Options whose value is text, keyed by flag. */
const texts = { host: 'host', seed: 'seed', 'start-time': 'startTime' } as const

/** Faults whose value is a number, keyed by flag. */
const faultNumbers = {
  'error-rate': 'errorRate',
  'error-code': 'errorCode',
  'cut-rate': 'cutRate',
  'malformed-rate': 'malformedRate',
} as const

/** Faults whose value is text, keyed by flag. */
const faultTexts = { 'rate-limit': 'rateLimit', sync: 'sync', lie: 'lie' } as const

/** Faults that are on or off, keyed by flag. */
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
  fork: text,
  'fork-blocks': text,
  'no-mining': flag,
  'strict-rosetta': flag,
  quiet: flag,
  help: { type: 'boolean', short: 'h' },
  version: flag,
} as const

/**
 * Parses the command line.
 * @throws {TypeError} If a flag is unknown or has no value.
 * @throws {RangeError} If a value is invalid.
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
    fork: readFork(values.fork, number('fork-blocks', known)),
    scenario: values.scenario,
  }
}

function readFork(
  endpoint: string | undefined,
  blocks: number | undefined,
): ForkOptions | string | undefined {
  if (endpoint?.endsWith('.json') && blocks === undefined) return endpoint
  if (endpoint !== undefined) return { endpoint, ...(blocks !== undefined && { blocks }) }
  if (blocks === undefined) return undefined
  throw new RangeError('--fork-blocks must be used with --fork')
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
