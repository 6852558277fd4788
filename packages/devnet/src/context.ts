import type { ChainClock } from './chain/clock'
import type { Network } from './chain/network'
import type { RichList } from './chain/rich-list'
import type { Faults } from './faults'

/** The data from which handlers create their responses. */
export interface Context {
  readonly network: Network
  readonly clock: ChainClock
  readonly faults: Faults
  /** Whether the real server's known bugs are fixed. */
  readonly strict: boolean
  /** HTTPS port that the server reports, or 0 for none. */
  readonly https: number
  /** The server's tip. */
  readonly tip: Network['chain']['tip']
  /** Returns the last ledger snapshot for the rich list. */
  readonly richList: () => RichList
  /** Called with each transaction that was added to the mempool by a request or a method. */
  readonly submitted: (bytes: Uint8Array) => void
  readonly log: (line: string) => void
}
