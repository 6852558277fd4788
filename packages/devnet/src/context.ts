import type { ChainClock } from './chain/clock'
import type { Network } from './chain/network'
import type { RichList } from './chain/rich-list'
import type { Faults } from './faults'

/** What the handlers respond from. */
export interface Context {
  readonly network: Network
  readonly clock: ChainClock
  readonly faults: Faults
  /** The known bugs of the real server are off. */
  readonly strict: boolean
  /** Port on which the server says it speaks HTTPS too; 0 for none. */
  readonly https: number
  /** The block that the server takes for the tip. */
  readonly tip: Network['chain']['tip']
  /** The ledger as last loaded for the rich list. */
  readonly richList: () => RichList
  readonly log: (line: string) => void
}
