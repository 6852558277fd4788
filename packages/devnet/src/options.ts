import { firstV3Block, neogenesisInterval, slowBlockSeconds } from '@mcm/proof'
import type { Faults } from './faults'

/** How a devnet is made. Everything has a default. */
export interface DevnetOptions {
  /** Text from which everything random comes. The same seed and start give the same chain. */
  seed?: string
  /** How many blocks the history has. */
  blocks?: number
  /** How many accounts the ledger holds when the history ends. */
  accounts?: number
  /** Height of the history's last block; near mainnet's by default, so that rewards are the present ones. */
  tip?: number
  /**
   * `manual`: time stands still; blocks come when `mine` or `advance` is called. `live`: a block every
   * `blockTime` seconds.
   */
  clock?: 'manual' | 'live'
  /**
   * Seconds between blocks. Below 69 the chain's own clock runs faster than the wall's: 69 seconds pass
   * on it for each block, and the chain begins far enough in the past to stay behind for an hour.
   */
  blockTime?: number
  /** When the chain's clock starts: now for a live clock, 1 November 2026 12:00 UTC for a manual one. */
  startTime?: Date | number | string
  /**
   * The difficulty to which the history rises at its end and that the chain then keeps. Every block
   * is really mined, 2^difficulty tries of some milliseconds; with 0 there is nothing to do.
   */
  difficulty?: number
  /** Simulated transactions for each block; 0 for a chain on which only you act. */
  traffic?: number
  /** Turns the known bugs of the real server off: see the README for the list. */
  strictRosetta?: boolean
  /** Port on which /network/status says that the server speaks HTTPS too (it does not); 0 for none. */
  https?: number
  /** What is wrong from the beginning. */
  faults?: Partial<Faults>
  /** Seconds, on the chain's clock, between two loads of the ledger for the rich list. */
  ledgerInterval?: number
  /** Told in one line what happened: blocks, refused and lost transactions. Silent by default. */
  log?: (line: string) => void
}

export type ResolvedOptions = Required<Omit<DevnetOptions, 'startTime'>> & {
  /** Milliseconds. */
  readonly startTime: number
}

const manualStart = Date.UTC(2026, 10, 1, 12)
/** About mainnet's height now. */
const presentHeight = 1_080_000
const smallestHistory = 16
const smallestLedger = 64
/** The longest one of version 3 that ends at the present height and begins with a neogenesis block. */
const longestHistory = presentHeight - firstV3Block - neogenesisInterval

/**
 * Fills in the defaults.
 * @throws {RangeError} For a value that cannot work, naming it and what can.
 */
export function resolveOptions(options: DevnetOptions): ResolvedOptions {
  const blocks = options.blocks ?? 2000
  const { clock = 'manual', blockTime = 70 } = options
  const resolved: ResolvedOptions = {
    seed: options.seed ?? 'mochimo',
    blocks,
    accounts: options.accounts ?? 12_500,
    tip: options.tip ?? defaultTip(blocks),
    clock,
    blockTime,
    startTime: startTime(options.startTime, clock, blockTime),
    difficulty: options.difficulty ?? 3,
    traffic: options.traffic ?? 4,
    strictRosetta: options.strictRosetta ?? false,
    https: options.https ?? 0,
    faults: options.faults ?? {},
    ledgerInterval: options.ledgerInterval ?? 900,
    log: options.log ?? (() => {}),
  }
  check(resolved)
  return resolved
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
  const first = Math.floor((presentHeight - blocks) / neogenesisInterval) * neogenesisInterval
  return first + blocks - 1
}

function startTime(
  given: DevnetOptions['startTime'],
  clock: 'manual' | 'live',
  blockTime: number,
): number {
  if (given !== undefined) return new Date(given).getTime()
  if (clock === 'manual') return manualStart
  const hour = 3_600_000
  return Date.now() - hour * (clockRate({ clock, blockTime }) - 1)
}

function check(options: ResolvedOptions): void {
  const { blocks, tip } = options
  expectWhole('blocks', blocks, smallestHistory, longestHistory)
  expectWhole('accounts', options.accounts, smallestLedger, 20_000_000)
  expectWhole('tip', tip, firstV3Block + blocks, 2 ** 31)
  expectRange('blockTime', options.blockTime, 0.01, slowBlockSeconds)
  expectWhole('difficulty', options.difficulty, 0, 8)
  expectRange('traffic', options.traffic, 0, 1000)
  expectRange('ledgerInterval', options.ledgerInterval, 0, 86_400)
  if (Number.isNaN(options.startTime)) {
    throw new RangeError('startTime should be a date, milliseconds since 1970, or an ISO 8601 text')
  }
}

/** @throws {RangeError} Naming the value and what it can be. */
export function expectWhole(name: string, value: number, least: number, most: number): void {
  expectRange(name, value, least, most)
  if (!Number.isInteger(value))
    throw new RangeError(`${name} should be a whole number, got ${value}`)
}

/** @throws {RangeError} Naming the value and what it can be. */
export function expectRange(name: string, value: number, least: number, most: number): void {
  if (value >= least && value <= most) return
  throw new RangeError(`${name} should be from ${least} to ${most}, got ${value}`)
}
