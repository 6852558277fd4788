import { hashTransaction } from '@mcm/address/transaction'
import type { RosettaClient } from '@mcm/rosetta-client'
import type { Payment } from './state'
import type { Wallet } from './wallet'

/** The height can fall in a reorg, so the block may come below the height of the draft. */
const MARGIN = 10

export interface ConfirmedOptions {
  /** How many blocks deep: 10 by default, the block itself counted. */
  readonly confirmations?: number
  /** Milliseconds between two polls. */
  readonly interval?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Waits until a payment is this many blocks deep and returns the height of its block. With each block
 * until then the wallet compares its spend index with the ledger, so that a payment that a reorg
 * dropped is sent again.
 *
 * @throws {StuckPaymentError} When the payment can't be mined any more.
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
  throw new Error(`Nobody follows payment ${payment.id} any more`)
}
