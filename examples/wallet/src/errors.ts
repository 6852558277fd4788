import type { Payment } from './state'

/** Why the wallet doesn't sign. */
export type WalletProblem =
  /** A payment waits to be mined. */
  | 'pending'
  /** The ledger names a key older than the stored spend index, and its transaction isn't stored here. */
  | 'behind'
  /** The endpoint reports no balance. */
  | 'empty'
  /** The endpoint isn't in sync, so its balance may be out of date. */
  | 'not-synced'
  /** The current key may have signed in an earlier life of the wallet. */
  | 'unproven'
  /** A transaction from this account waits in the mempool that this wallet didn't send. */
  | 'used-elsewhere'
  /** A deposit waits in the mempool: it would change the balance and make the payment invalid. */
  | 'deposit-pending'
  /** See {@link StuckPaymentError}. */
  | 'stuck'
  /** The ledger names a key that this seed doesn't have. */
  | 'unknown-key'
  /** Another payment has the same id. */
  | 'id-taken'
  /** The payment is signed, or isn't known. */
  | 'not-reserved'

/** Thrown instead of signing when it isn't certain that the key has never signed. */
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
 * The balance changed after the payment was drawn up, usually by a deposit, so no node accepts its
 * bytes any more: a transaction must spend exactly the balance.
 *
 * - Not signed yet (`signed` is false): nothing has left this machine. `wallet.redraft(id)` is safe.
 * - Signed: the signature may be known to others. Only a second signature by the same key can move
 *   the coins, which the wallet refuses: the README says what that risks and what to do.
 *
 * A reorg that removes the deposit makes the bytes valid again, so keep calling `resume`.
 */
export class StuckPaymentError extends WalletError {
  override readonly name = 'StuckPaymentError'
  /** Whether its signature exists and may have left this machine. */
  readonly signed: boolean

  constructor(
    readonly payment: Payment,
    /** What the ledger holds now, in nanoMCM. */
    readonly balance: bigint,
    /** What the payment spends, in nanoMCM. */
    readonly spends: bigint,
  ) {
    super(
      'stuck',
      `Payment ${payment.id} spends ${spends} nanoMCM, but the account now holds ${balance}. ` +
        (payment.signed === null
          ? 'Nothing was sent: draw it up again with redraft().'
          : 'Its key has signed, so the wallet signs nothing else with it.'),
    )
    this.signed = payment.signed !== null
  }
}
