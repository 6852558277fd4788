import { bytesToHex } from '@mcm/address'
import {
  createTransaction,
  decodeTransaction,
  encodeTransaction,
  type Destination,
  type DestinationPlan,
  type UnsignedTransaction,
} from '@mcm/address/transaction'
import type { Payment } from './state'

/** The ledger addresses and the balance that a transaction spends. */
export interface Spend {
  readonly source: Uint8Array
  readonly change: Uint8Array
  readonly balance: bigint
}

/** Drafts a transaction and returns it as hex. The same arguments always produce the same bytes. */
export function drawUp(spend: Spend, destinations: readonly DestinationPlan[]): string {
  // If no block-to-live is set, the bytes stay valid until they are mined. An expired transaction
  // would leave the coins under a key that has already signed.
  const transaction = createTransaction({ ...spend, destinations, blockToLive: 0n })
  return bytesToHex(encodeTransaction(transaction))
}

/** Decodes a payment's unsigned transaction. */
export function readDraft({ unsigned }: Payment): UnsignedTransaction {
  return { ...decodeTransaction(unsigned), signature: null }
}

/** Returns the exact balance that a transaction spends, in nanoMCM. */
export function spendOf({ sendTotal, changeTotal, fee }: UnsignedTransaction): bigint {
  return sendTotal + changeTotal + fee
}

/** Returns whether a payment pays exactly the given destinations. */
export function pays(payment: Payment, destinations: readonly DestinationPlan[]): boolean {
  const draft = readDraft(payment)
  return drawUp({ ...draft, balance: spendOf(draft) }, destinations) === payment.unsigned
}

/** Returns a draft's destinations in the form in which they were requested. */
export function plansOf({ destinations }: UnsignedTransaction): DestinationPlan[] {
  return destinations.map(({ tag, amount, memo }: Destination) => ({ address: tag, amount, memo }))
}
