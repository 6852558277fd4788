import { firstV3Block, neogenesisInterval, slowBlockSeconds } from '@mcm/proof'
import * as v from 'valibot'
import type { Faults } from './faults'
import { forkSchema, type Fork } from './fork/fork'
import { faultsSchema } from './schema/faults'
import { integer, object, oneOf, range, read, text, truth } from './schema/read'

/**
 * Options of a devnet, all optional.
 *
 * @example
 * ```ts
 * import { createDevnet, type DevnetOptions } from '@mcm/devnet'
 *
 * const options: DevnetOptions = { seed: 'my test', blocks: 32, accounts: 100, difficulty: 0 }
 * createDevnet(options).chain.tip.hash // => createDevnet(options).chain.tip.hash
 * ```
 */
export interface DevnetOptions {
  /** Random seed. The same seed and start time produce the same chain. */
  seed?: string
  /** Number of blocks in the history. */
  blocks?: number
  /** Number of accounts in the ledger at the end of the history. */
  accounts?: number
  /**
   * Height of the history's last block. Default: a height near mainnet's, so that rewards are the
   * current ones.
   */
  tip?: number
  /**
   * How time passes. `manual`: the clock is stopped, and `mine` and `advance` add blocks. `live`: a
   * block is added every `blockTime` seconds.
   */
  clock?: 'manual' | 'live'
  /**
   * Number of seconds between blocks. If it is below 69, the chain's clock runs faster than real
   * time: it advances 69 seconds per block, and starts far enough in the past to stay behind real
   * time for an hour.
   */
  blockTime?: number
  /**
   * Start time of the chain's clock. Default: the current time for a live clock, and 1 November
   * 2026, 12:00 UTC for a manual clock.
   */
  startTime?: Date | number | string
  /**
   * Difficulty at the end of the generated history, which the chain then keeps. Every new block is
   * mined, which takes about 2^difficulty tries of a few milliseconds each. At difficulty 0, mining
   * is immediate.
   */
  difficulty?: number
  /**
   * Number of simulated transactions per block. With 0, blocks contain only your own transactions.
   */
  traffic?: number
  /** Whether to fix the real server's known bugs. The README lists them. */
  strictRosetta?: boolean
  /**
   * HTTPS port to report in /network/status, or 0 for none. The devnet itself doesn't serve HTTPS.
   */
  https?: number
  /** Faults that are set at the start. */
  faults?: Partial<Faults>
  /**
   * Blocks of another chain to continue instead of a generated history. `blocks`, `accounts` and `tip`
   * are then ignored, the default of `traffic` is 0, and a manual clock starts at the last block.
   */
  fork?: Fork | undefined
  /** Number of seconds between two loads of the ledger for the rich list, on the chain's clock. */
  ledgerInterval?: number
  /**
   * Called with one line for each event, such as a new block or a rejected or lost transaction.
   * Default: nothing is logged.
   */
  log?: (line: string) => void
}

export type ResolvedOptions = Required<Omit<DevnetOptions, 'startTime' | 'fork'>> & {
  readonly fork?: Fork | undefined
  /** Start time in milliseconds since 1970. */
  readonly startTime: number
}

const manualStart = Date.UTC(2026, 10, 1, 12)
/** A height near mainnet's current one. */
const mainnetHeight = 1_080_000
const minBlocks = 16
const minAccounts = 64
/**
 * Number of blocks in the longest version 3 history that ends at mainnet's height and starts with a
 * neogenesis block.
 */
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
  traffic: v.optional(range(0, 1000)),
  strictRosetta: v.optional(truth, false),
  https: v.optional(port, 0),
  faults: v.optional(faultsSchema, {}),
  fork: v.optional(forkSchema),
  ledgerInterval: v.optional(range(0, 86_400), 900),
  log: v.optional(
    v.custom<(line: string) => void>((log) => typeof log === 'function', 'must be a function'),
    () => () => {},
  ),
})

/**
 * Returns the options, with defaults for those that are missing.
 * @throws {RangeError} If a value is invalid. The message names the option and the valid range.
 */
export function resolveOptions(options: DevnetOptions): ResolvedOptions {
  const resolved = read(given, options, 'The options')
  const { blocks, clock, blockTime, fork } = resolved
  const traffic = resolved.traffic ?? (fork ? 0 : 4)
  const tip = resolved.tip ?? defaultTip(blocks)
  const minTip = firstV3Block + blocks
  if (tip < minTip) {
    throw new RangeError(`\`tip\` must be at least ${minTip} for ${blocks} blocks; got ${tip}`)
  }
  const forkedAt = clock === 'manual' ? fork?.blocks.at(-1)?.timestamp : undefined
  const startTime = resolved.startTime ?? forkedAt ?? defaultStart(clock, blockTime)
  return { ...resolved, faults: resolved.faults as Partial<Faults>, traffic, tip, startTime }
}

/**
 * Returns the clock's speed. If solve times were below 69 seconds, the difficulty would rise with
 * every block.
 */
export function clockRate({
  clock,
  blockTime,
}: Pick<ResolvedOptions, 'clock' | 'blockTime'>): number {
  return clock === 'manual' ? 0 : Math.max(1, 69 / blockTime)
}

/**
 * Returns the default height of the tip, at which the history starts with a neogenesis block, as it
 * does on a node that joined late.
 */
function defaultTip(blocks: number): number {
  const first = Math.floor((mainnetHeight - blocks) / neogenesisInterval) * neogenesisInterval
  return first + blocks - 1
}

function defaultStart(clock: 'manual' | 'live', blockTime: number): number {
  if (clock === 'manual') return manualStart
  const hour = 3_600_000
  return Date.now() - hour * (clockRate({ clock, blockTime }) - 1)
}
