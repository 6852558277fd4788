import { firstV3Block, neogenesisInterval, slowBlockSeconds } from '@mcm/proof'
import * as v from 'valibot'
import type { Faults } from './faults'
import { faultsSchema } from './schema/faults'
import { integer, object, oneOf, range, read, text, truth } from './schema/read'

/** Options of a devnet, all optional. */
export interface DevnetOptions {
  /** Random seed. The same seed and start time give the same chain. */
  seed?: string
  /** Number of blocks in the history. */
  blocks?: number
  /** Number of accounts in the ledger at the end of the history. */
  accounts?: number
  /** Height of the history's last block. Default: near mainnet's, so that rewards are current. */
  tip?: number
  /**
   * `manual`: the clock is stopped, and `mine` and `advance` add blocks. `live`: a block every
   * `blockTime` seconds.
   */
  clock?: 'manual' | 'live'
  /**
   * Seconds between blocks. Below 69, the chain's clock runs faster than real time: it advances 69
   * seconds per block, and starts far enough in the past to stay behind for an hour.
   */
  blockTime?: number
  /**
   * Start time of the chain's clock. Default: now for a live clock, 1 November 2026, 12:00 UTC for
   * a manual one.
   */
  startTime?: Date | number | string
  /**
   * Difficulty at the end of the generated history, which the chain then keeps. Every block is
   * mined, which takes about 2^difficulty tries of a few milliseconds; at 0 mining is immediate.
   */
  difficulty?: number
  /** Simulated transactions per block; 0 for only your own. */
  traffic?: number
  /** Fixes the real server's known bugs; see the README for the list. */
  strictRosetta?: boolean
  /** HTTPS port to report in /network/status (the devnet doesn't serve HTTPS); 0 for none. */
  https?: number
  /** Initial faults. */
  faults?: Partial<Faults>
  /** Seconds, on the chain's clock, between two loads of the ledger for the rich list. */
  ledgerInterval?: number
  /** Called with one line per event: blocks, and rejected or lost transactions. Default: silent. */
  log?: (line: string) => void
}

export type ResolvedOptions = Required<Omit<DevnetOptions, 'startTime'>> & {
  /** Milliseconds. */
  readonly startTime: number
}

const manualStart = Date.UTC(2026, 10, 1, 12)
/** About mainnet's current height. */
const mainnetHeight = 1_080_000
const minBlocks = 16
const minAccounts = 64
/** The longest version 3 history that ends at mainnet's height and starts with a neogenesis block. */
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
 * Returns the options with defaults.
 * @throws {RangeError} If a value is invalid; the message names it and the valid range.
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

/**
 * Returns the clock's speed. With solve times below 69 seconds the difficulty would rise with every
 * block.
 */
export function clockRate({
  clock,
  blockTime,
}: Pick<ResolvedOptions, 'clock' | 'blockTime'>): number {
  return clock === 'manual' ? 0 : Math.max(1, 69 / blockTime)
}

/** The history starts with a neogenesis block, as on a node that joined late. */
function defaultTip(blocks: number): number {
  const first = Math.floor((mainnetHeight - blocks) / neogenesisInterval) * neogenesisInterval
  return first + blocks - 1
}

function defaultStart(clock: 'manual' | 'live', blockTime: number): number {
  if (clock === 'manual') return manualStart
  const hour = 3_600_000
  return Date.now() - hour * (clockRate({ clock, blockTime }) - 1)
}
