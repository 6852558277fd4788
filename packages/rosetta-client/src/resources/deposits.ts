import { invalidArgumentFor } from '../core/arguments'
import { followDeposits } from '../follow/follow-deposits'
import type { DepositOptions } from '../follow/follow-deposits'
import type { ChainCalls } from '../follow/chain-source'
import type { Deposit } from '../follow/deposit'

/**
 * The calls to follow incoming payments and their confirmations.
 *
 * @example
 * ```ts
 * const addresses = ['kHtV35ttVpyiH42FePCiHo2iFmcJS3']
 * for await (const { state, amount } of mochimo.deposits.follow({ addresses, from: 1_079_860 })) {
 *   if (state !== 'confirmed') continue
 *   amount // => 5_000_000_000n
 *   break
 * }
 * ```
 */
export interface DepositsResource {
  /**
   * Reports each payment to your addresses: `seen` when it is in a block, `confirmed` when that block has
   * enough confirmations, and `lost` if the block is orphaned. This method reads the canonical chain
   * (blocks by height, linked by parent hash) instead of the search index or event rows, and it fetches a
   * block again before it confirms the block's deposits. It runs until you leave the loop or abort the
   * signal. In the latter case, the signal's reason is thrown.
   *
   * Credit a `confirmed` deposit once per `id` and store its `cursor` in the same database transaction. A
   * process killed at any time can then resume without missing a deposit or crediting it twice.
   *
   * @throws {DeepReorgError} If a confirmed deposit is no longer on the chain.
   * @throws {InvalidRequestError} Immediately, if an option is invalid.
   * @throws Errors that can't be retried, such as an `EndpointCapabilityError`.
   */
  readonly follow: (options: DepositOptions) => AsyncIterable<Deposit>
}

export function depositsResource(endpoint: string, calls: ChainCalls): DepositsResource {
  const context = { endpoint, call: 'deposits.follow' }
  return {
    follow: (options) =>
      followDeposits(calls, Object(options), context, invalidArgumentFor(context)),
  }
}
