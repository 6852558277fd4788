import type { ErrorCode } from './errors'

/** What can be wrong with single answers. */
export interface CallFaults {
  /** Milliseconds before an answer: a number, or the least and the most. */
  latency: number | readonly [number, number]
  /** Share of answers, from 0 to 1, that are an error instead. */
  errorRate: number
  /** Which error that is. */
  errorCode: ErrorCode
  /** Share of requests whose connection is closed without an answer. */
  cutRate: number
  /** Share of answers whose JSON breaks off. */
  malformedRate: number
}

/** What a dishonest server can say of a block: one statement is false, the rest is true. */
export const lies = ['reward', 'parent', 'difficulty', 'nonce', 'transaction'] as const

export type Lie = (typeof lies)[number]

/** Everything that can be wrong with the devnet. By default nothing is, and every switch is off. */
export interface Faults extends CallFaults {
  /** Other values for single calls, by path: `{ '/block': { latency: 3000 } }`. */
  calls: Readonly<Record<string, Partial<CallFaults>>>
  /**
   * `server`: 2 in a second, 60 in a minute, 2,000 in an hour for each address, as newer servers do.
   * `documented`: 100 in a minute, bursts of 200.
   */
  rateLimit: 'off' | 'server' | 'documented'
  /**
   * The stage that /network/status tells: `synchronized`, one on the way there such as
   * `synchronizing`, or `error`. Anything but `synchronized` means not synced.
   */
  sync: string
  /** No new block comes. */
  stalled: boolean
  /** The server's node is down: there are no blocks, balances or pending transactions. */
  noNode: boolean
  /** The server has no indexer: /search/transactions and /events/blocks don't exist. */
  noIndexer: boolean
  /** The server doesn't load the ledger: /stats/richlist doesn't exist. */
  noLedger: boolean
  /** The server runs for signing only: no call that needs the chain exists. */
  offline: boolean
  /** What the blocks that are served lie about. */
  lie: Lie | null
  /** The blocks it lies about, by height; none named: all. */
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

/** The faults with some of them changed; those of single calls too are changed one by one. */
export function mergeFaults(faults: Faults, changes: Partial<Faults>): Faults {
  const calls = { ...faults.calls }
  for (const [path, some] of Object.entries(changes.calls ?? {})) {
    calls[path] = { ...calls[path], ...given(some) }
  }
  return { ...faults, ...given(changes), calls }
}

/** Only what isn't undefined. */
function given<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
}

/** The faults that apply to one call. */
export function faultsFor(faults: Faults, path: string): CallFaults {
  return { ...faults, ...faults.calls[path] }
}
