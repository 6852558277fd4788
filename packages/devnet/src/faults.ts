import type { ErrorCode } from './errors'

/** Faults that affect single responses. */
export interface CallFaults {
  /** Milliseconds before a response: a number, or a [min, max] pair. */
  latency: number | readonly [number, number]
  /** Share of responses, from 0 to 1, that are errors instead. */
  errorRate: number
  /** Code of these errors. */
  errorCode: ErrorCode
  /** Share of requests, from 0 to 1, whose connection is closed without a response. */
  cutRate: number
  /** Share of responses, from 0 to 1, with truncated JSON. */
  malformedRate: number
}

/** What a dishonest server can falsify in a block. The rest stays true. */
export const lies = ['reward', 'parent', 'difficulty', 'nonce', 'transaction'] as const

export type Lie = (typeof lies)[number]

/** All faults of the devnet. By default every fault is off. */
export interface Faults extends CallFaults {
  /** Overrides for single calls, by path: `{ '/block': { latency: 3000 } }`. */
  calls: Readonly<Record<string, Partial<CallFaults>>>
  /**
   * `server`: 2 requests per second, 60 per minute and 2,000 per hour for each IP address, as on
   * newer servers. `documented`: 100 per minute, with bursts of 200.
   */
  rateLimit: 'off' | 'server' | 'documented'
  /**
   * Sync stage in /network/status: `synchronized`, an earlier one such as `synchronizing`, or
   * `error`. Anything but `synchronized` means not synced.
   */
  sync: string
  /** No new blocks are added. */
  stalled: boolean
  /** The server's node is down: there are no blocks, balances or pending transactions. */
  noNode: boolean
  /** The server has no indexer: /search/transactions and /events/blocks don't exist. */
  noIndexer: boolean
  /** The server doesn't load the ledger: /stats/richlist doesn't exist. */
  noLedger: boolean
  /** The server is for signing only: calls that need the chain don't exist. */
  offline: boolean
  /** What to falsify in served blocks. */
  lie: Lie | null
  /** Heights of the falsified blocks; all if empty. */
  lieAbout: readonly number[]
}

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

/** Returns the faults with some changed, merging those of single calls. */
export function mergeFaults(faults: Faults, changes: Partial<Faults>): Faults {
  const calls = { ...faults.calls }
  for (const [path, some] of Object.entries(changes.calls ?? {})) {
    calls[path] = { ...calls[path], ...given(some) }
  }
  return { ...faults, ...given(changes), calls }
}

/** Returns the defined entries. */
function given<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
}

/** Returns the faults that apply to one call. */
export function faultsFor(faults: Faults, path: string): CallFaults {
  return { ...faults, ...faults.calls[path] }
}
