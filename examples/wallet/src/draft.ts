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

/** Draws up a transaction. The same arguments always give the same bytes, as hex. */
export function drawUp(spend: Spend, destinations: readonly DestinationPlan[]): string {
  // Without a limit the same bytes stay valid until they are mined. A transaction that expires would
  // leave the coins under a key that has signed.
  const transaction = createTransaction({ ...spend, destinations, blockToLive: 0n })
  return bytesToHex(encodeTransaction(transaction))
}

/** Reads the transaction that a payment signs. */
export function readDraft({ unsigned }: Payment): UnsignedTransaction {
  return { ...decodeTransaction(unsigned), signature: null }
}

/** The balance that a transaction needs, to the last nanoMCM. */
export function spendOf({ sendTotal, changeTotal, fee }: UnsignedTransaction): bigint {
  return sendTotal + changeTotal + fee
}

/** Whether a payment pays exactly these destinations. */
export function pays(payment: Payment, destinations: readonly DestinationPlan[]): boolean {
  const draft = readDraft(payment)
  return drawUp({ ...draft, balance: spendOf(draft) }, destinations) === payment.unsigned
}

/** A draft's destinations as they were asked for. */
export function plansOf({ destinations }: UnsignedTransaction): DestinationPlan[] {
  return destinations.map(({ tag, amount, memo }: Destination) => ({ address: tag, amount, memo }))
}
