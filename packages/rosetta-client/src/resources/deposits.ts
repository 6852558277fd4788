import { refuser } from '../core/arguments'
import { followDeposits } from '../follow/follow-deposits'
import type { DepositOptions } from '../follow/follow-deposits'
import type { ChainCalls } from '../follow/chain-source'
import type { Deposit } from '../follow/deposit'

/** Incoming payments, safe to book. */
export interface DepositsResource {
  /**
   * Reports each incoming payment to your addresses: `seen` when a block holds it, `confirmed` when that
   * block is deep enough, `lost` when the block lost. Stands on the chain itself (blocks by height, parent
   * hashes), never on the search index or event rows, and reads a block again before it confirms what is
   * in it. Runs until you leave the loop or abort the signal, whose reason is thrown.
   *
   * Book a `confirmed` deposit under its `id` together with its `cursor`; a process killed at any moment
   * then goes on from the stored cursor without losing or doubling one.
   *
   * @throws {DeepReorgError} If a confirmed deposit is no longer in the chain.
   * @throws {InvalidRequestError} At once, for options that can't be.
   * @throws Errors that a retry can't fix, such as an `EndpointCapabilityError`.
   */
  readonly follow: (options: DepositOptions) => AsyncIterable<Deposit>
}

export function depositsResource(endpoint: string, calls: ChainCalls): DepositsResource {
  const context = { endpoint, call: 'deposits.follow' }
  return { follow: (options) => followDeposits(calls, Object(options), context, refuser(context)) }
}
