import type { Payment } from './state'

/** The reason why the wallet doesn't sign. */
export type WalletProblem =
  /** A payment is waiting to be mined. */
  | 'pending'
  /** The ledger has a key older than the stored spend index, and its transaction isn't stored here. */
  | 'behind'
  /** The endpoint reports no balance. */
  | 'empty'
  /** The endpoint isn't in sync, so its balance may be out of date. */
  | 'not-synced'
  /** The current key may have signed before the wallet was restored. */
  | 'unproven'
  /** The mempool has a transaction from this account that this wallet didn't send. */
  | 'used-elsewhere'
  /** The mempool has a deposit, which would change the balance and make the payment invalid. */
  | 'deposit-pending'
  /** See {@link StuckPaymentError}. */
  | 'stuck'
  /** The ledger has a key that doesn't belong to this seed. */
  | 'unknown-key'
  /** Another payment already uses the same ID. */
  | 'id-taken'
  /** The payment is already signed, or there is no payment with this ID. */
  | 'not-reserved'

/** Thrown if the wallet doesn't sign, in most cases because the key may already have signed. */
export class WalletError extends Error {
  override readonly name: string = 'WalletError'

  constructor(
    readonly code: WalletProblem,
    message: string,
  ) {
    super(message)
  }
}

/**
 * Thrown if the balance changed after the payment was drafted, usually because of a deposit. Nodes
 * then reject its bytes, because a transaction must spend exactly the balance.
 *
 * - Not signed yet (`signed` is false): nothing was sent, so calling `wallet.redraft(id)` is safe.
 * - Signed: others may know the signature. Only a second signature with the same key can move the
 *   coins, and the wallet never creates one. The README explains the risk and what to do.
 *
 * A reorg that removes the deposit makes the bytes valid again, so keep calling `resume`.
 */
export class StuckPaymentError extends WalletError {
  override readonly name = 'StuckPaymentError'
  /** Whether the payment is signed, so its signature may have been sent. */
  readonly signed: boolean

  constructor(
    readonly payment: Payment,
    /** The current balance, in nanoMCM. */
    readonly balance: bigint,
    /** The amount that the payment's transaction spends, in nanoMCM. */
    readonly spends: bigint,
  ) {
    super(
      'stuck',
      `Payment ${payment.id} spends ${spends} nanoMCM, but the balance is now ${balance}. ` +
        (payment.signed === null
          ? 'Nothing was sent: draft it again with redraft().'
          : 'Its key has already signed, so the wallet does not sign with it again.'),
    )
    this.signed = payment.signed !== null
  }
}
