import { firstV3Block, neogenesisInterval, slowBlockSeconds } from '@mcm/proof'
import * as v from 'valibot'
import type { Faults } from './faults'
import { faultsSchema } from './schema/faults'
import { integer, object, oneOf, range, read, text, truth } from './schema/read'

/** How a devnet is made. Everything has a default. */
export interface DevnetOptions {
  /** Text from which everything random comes. The same seed and start give the same chain. */
  seed?: string
  /** How many blocks the history has. */
  blocks?: number
  /** How many accounts the ledger holds when the history ends. */
  accounts?: number
  /** Height of the history's last block; near mainnet's by default, so that rewards are the current ones. */
  tip?: number
  /**
   * `manual`: time stands still; blocks come when `mine` or `advance` is called. `live`: a block every
   * `blockTime` seconds.
   */
  clock?: 'manual' | 'live'
  /**
   * Seconds between blocks. Below 69 the chain's own clock runs faster than the wall's: 69 seconds pass
   * on it for each block, and the chain starts far enough in the past to stay behind for an hour.
   */
  blockTime?: number
  /** When the chain's clock starts: now for a live clock, 1 November 2026 12:00 UTC for a manual one. */
  startTime?: Date | number | string
  /**
   * Difficulty at the end of the generated history, which the chain then keeps. Every block is really
   * mined, 2^difficulty tries of some milliseconds; with 0 there is nothing to do.
   */
  difficulty?: number
  /** Simulated transactions for each block; 0 for a chain on which only you act. */
  traffic?: number
  /** Turns the known bugs of the real server off: see the README for the list. */
  strictRosetta?: boolean
  /** Port on which /network/status says that the server speaks HTTPS too (it doesn't); 0 for none. */
  https?: number
  /** What is wrong from the start. */
  faults?: Partial<Faults>
  /** Seconds, on the chain's clock, between two loads of the ledger for the rich list. */
  ledgerInterval?: number
  /** Called with one line for each event: blocks, refused and lost transactions. Silent by default. */
  log?: (line: string) => void
}

export type ResolvedOptions = Required<Omit<DevnetOptions, 'startTime'>> & {
  /** Milliseconds. */
  readonly startTime: number
}

const manualStart = Date.UTC(2026, 10, 1, 12)
/** About mainnet's height now. */
const mainnetHeight = 1_080_000
const minBlocks = 16
const minAccounts = 64
/** The longest one of version 3 that ends at mainnet's height and begins with a neogenesis block. */
const maxBlocks = mainnetHeight - firstV3Block - neogenesisInterval

export const port = integer(0, 65_535)

const timeMessage = 'must be a date, milliseconds since 1970, or an ISO 8601 string'
const time = v.pipe(
  v.union([v.date(), v.number(), v.string()], timeMessage),
  v.transform((given) => new Date(given).getTime()),
  v.number(timeMessage),
)

const given = object({
  seed: v.optional(text, 'mochimo'),
  blocks: v.optional(integer(minBlocks, maxBlocks), 2000),
  accounts: v.optional(integer(minAccounts, 20_000_000), 12_500),
  tip: v.optional(integer(firstV3Block + minBlocks, 2 ** 31)),
  clock: v.optional(oneOf(['manual', 'live']), 'manual'),
  blockTime: v.optional(range(0.01, slowBlockSeconds), 70),
  startTime: v.optional(time),
  difficulty: v.optional(integer(0, 8), 3),
  traffic: v.optional(range(0, 1000), 4),
  strictRosetta: v.optional(truth, false),
  https: v.optional(port, 0),
  faults: v.optional(faultsSchema, {}),
  ledgerInterval: v.optional(range(0, 86_400), 900),
  log: v.optional(
    v.custom<(line: string) => void>((log) => typeof log === 'function', 'must be a function'),
    () => () => {},
  ),
})

/**
 * Fills in the defaults.
 * @throws {RangeError} For a value that can't work, naming it and what can.
 */
export function resolveOptions(options: DevnetOptions): ResolvedOptions {
  const resolved = read(given, options, 'The options')
  const { blocks, clock, blockTime } = resolved
  const tip = resolved.tip ?? defaultTip(blocks)
  const minTip = firstV3Block + blocks
  if (tip < minTip) {
    throw new RangeError(`\`tip\` must be at least ${minTip} for ${blocks} blocks; got ${tip}`)
  }
  const startTime = resolved.startTime ?? defaultStart(clock, blockTime)
  return { ...resolved, faults: resolved.faults as Partial<Faults>, tip, startTime }
}

/** The clock's speed: below a solve time of 69 seconds the difficulty would rise with every block. */
export function clockRate({
  clock,
  blockTime,
}: Pick<ResolvedOptions, 'clock' | 'blockTime'>): number {
  return clock === 'manual' ? 0 : Math.max(1, 69 / blockTime)
}

/** The history begins with a neogenesis block, as a node that joins late has it. */
function defaultTip(blocks: number): number {
  const first = Math.floor((mainnetHeight - blocks) / neogenesisInterval) * neogenesisInterval
  return first + blocks - 1
}

function defaultStart(clock: 'manual' | 'live', blockTime: number): number {
  if (clock === 'manual') return manualStart
  const hour = 3_600_000
  return Date.now() - hour * (clockRate({ clock, blockTime }) - 1)
}
