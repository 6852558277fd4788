import type { ErrorCode } from './errors'

/**
 * Faults that affect single responses.
 *
 * @example
 * ```ts
 * import { createDevnet, type CallFaults } from '@mcm/devnet'
 *
 * const slow: Partial<CallFaults> = { latency: [300, 800] }
 * const devnet = createDevnet({ blocks: 32, accounts: 100, faults: { calls: { '/block': slow } } })
 * devnet.faults.calls['/block'] // => slow
 * ```
 */
export interface CallFaults {
  /** Number of milliseconds before a response, or a [min, max] pair. */
  latency: number | readonly [number, number]
  /** Share of responses, from 0 to 1, that are replaced by errors. */
  errorRate: number
  /** Error code of these responses. */
  errorCode: ErrorCode
  /** Share of requests, from 0 to 1, whose connection is closed without a response. */
  cutRate: number
  /** Share of responses, from 0 to 1, with truncated JSON. */
  malformedRate: number
}

/**
 * What a dishonest server can falsify in a block. Everything else in the block stays true.
 *
 * @example
 * ```ts
 * import { createDevnet, lies } from '@mcm/devnet'
 *
 * const devnet = createDevnet({ blocks: 32, accounts: 100 })
 * for (const lie of lies) devnet.setFaults({ lie })
 * lies.length // => 5
 * ```
 */
export const lies = ['reward', 'parent', 'difficulty', 'nonce', 'transaction'] as const

/**
 * One of {@link lies}.
 *
 * @example
 * ```ts
 * import { createDevnet, type Lie } from '@mcm/devnet'
 *
 * const lie: Lie = 'reward'
 * const devnet = createDevnet({ blocks: 32, accounts: 100 })
 * devnet.setFaults({ lie })
 * devnet.faults.lie // => 'reward'
 * ```
 */
export type Lie = (typeof lies)[number]

/**
 * All faults of the devnet. By default, every fault is off.
 *
 * @example
 * ```ts
 * import { createDevnet, type Faults } from '@mcm/devnet'
 *
 * const behind: Partial<Faults> = { sync: 'synchronizing', stalled: true }
 * const devnet = createDevnet({ blocks: 32, accounts: 100 })
 * devnet.setFaults(behind)
 * devnet.faults.stalled // => true
 * ```
 */
export interface Faults extends CallFaults {
  /** Overrides for single calls, keyed by path: `{ '/block': { latency: 3000 } }`. */
  calls: Readonly<Record<string, Partial<CallFaults>>>
  /**
   * The rate limit. `server` allows each IP address 2 requests per second, 60 per minute and 2,000
   * per hour, as newer servers do. `documented` allows 100 per minute, with bursts of 200.
   */
  rateLimit: 'off' | 'server' | 'documented'
  /**
   * Sync stage in /network/status: `synchronized`, an earlier stage such as `synchronizing`, or
   * `error`. Any stage other than `synchronized` means that the server isn't in sync.
   */
  sync: string
  /** Whether the chain is stalled, so that no new blocks are added automatically. */
  stalled: boolean
  /**
   * Whether the server's node is down, so that there are no blocks, balances or pending
   * transactions.
   */
  noNode: boolean
  /**
   * Whether the server lacks an indexer, so that /search/transactions and /events/blocks don't
   * exist.
   */
  noIndexer: boolean
  /** Whether the server doesn't load the ledger, so that /stats/richlist doesn't exist. */
  noLedger: boolean
  /** Whether the server is for signing only, so that calls that need the chain don't exist. */
  offline: boolean
  /** What to falsify in served blocks, or `null` for nothing. */
  lie: Lie | null
  /** Heights of the blocks to falsify. If the list is empty, all blocks are falsified. */
  lieAbout: readonly number[]
}

/**
 * The faults of a devnet without faults.
 *
 * @example
 * ```ts
 * import { createDevnet, noFaults } from '@mcm/devnet'
 *
 * const devnet = createDevnet({ blocks: 32, accounts: 100, faults: { latency: 500 } })
 * devnet.clearFaults()
 * devnet.faults // => noFaults
 * ```
 */
export const noFaults: Faults = {
  latency: 0,
  errorRate: 0,
  errorCode: 2,
  cutRate: 0,
  malformedRate: 0,
  calls: {},
  rateLimit: 'off',
  sync: 'synchronized',
  stalled: false,
  noNode: false,
  noIndexer: false,
  noLedger: false,
  offline: false,
  lie: null,
  lieAbout: [],
}

/** Returns the faults with some of them changed. The faults of single calls are merged. */
export function mergeFaults(faults: Faults, changes: Partial<Faults>): Faults {
  const calls = { ...faults.calls }
  for (const [path, some] of Object.entries(changes.calls ?? {})) {
    calls[path] = { ...calls[path], ...given(some) }
  }
  return { ...faults, ...given(changes), calls }
}

/** Returns the object's defined entries. */
function given<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
}

/** Returns the faults that apply to one call. */
export function faultsFor(faults: Faults, path: string): CallFaults {
  return { ...faults, ...faults.calls[path] }
}
