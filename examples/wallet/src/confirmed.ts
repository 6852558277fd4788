import { hashTransaction } from '@mcm/address/transaction'
import type { RosettaClient } from '@mcm/rosetta-client'
import type { Payment } from './state'
import type { Wallet } from './wallet'

/**
 * Number of blocks below the draft's height at which to start looking, because a reorg can lower
 * the height.
 */
const MARGIN = 10

export interface ConfirmedOptions {
  /** Number of confirmations to wait for, counting the payment's own block. Default: 10. */
  readonly confirmations?: number
  /** Milliseconds between two polls. */
  readonly interval?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Waits until a payment has the given number of confirmations and returns its block's height. On
 * each block, the wallet compares its spend index with the ledger, so that a payment dropped by a
 * reorg is sent again.
 *
 * @throws {StuckPaymentError} If the payment can no longer be mined.
 */
export async function confirmed(
  mesh: RosettaClient,
  wallet: Wallet,
  payment: Payment,
  { confirmations = 10, interval, signal }: ConfirmedOptions = {},
): Promise<number> {
  if (payment.signed === null) throw new Error(`Payment ${payment.id} is not signed yet`)
  const id = hashTransaction(payment.signed)
  const from = Math.max(1, payment.height - MARGIN)
  let minedAt: number | undefined
  for await (const event of mesh.events.follow({ from, interval, signal })) {
    const { index } = event.block_identifier
    if (event.type === 'block_removed') {
      if (index === minedAt) minedAt = undefined
      continue
    }
    const found = event.block?.transactions.some((one) => one.transaction_identifier.hash === id)
    if (found) minedAt = index
    if (minedAt === undefined) await wallet.resume()
    else if (index - minedAt + 1 >= confirmations) return minedAt
  }
  throw new Error(`Following payment ${payment.id} was stopped`)
}
