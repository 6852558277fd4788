import { WalletError } from './errors'
import type { Payment } from './state'

/** The wallet's status; see the diagram in the README. */
export type Status =
  /** The key with the stored spend index controls the balance and has never signed. */
  | { readonly state: 'ready'; readonly balance: bigint }
  /** The transaction was sent or resent and is waiting to be mined. */
  | { readonly state: 'sent'; readonly payment: Payment }
  /**
   * The key may have signed elsewhere. `acceptKey` can be called after `blocksLeft` more blocks.
   */
  | { readonly state: 'unproven'; readonly blocksLeft: number }
  /**
   * The endpoint is behind, or a reorg undid a payment whose bytes aren't stored here. The caller
   * has to wait.
   */
  | { readonly state: 'behind' }
  /** The endpoint reports no balance. */
  | { readonly state: 'empty' }

/** Returns the error that explains why a wallet in this state can't sign a new payment. */
export function refusal(status: Exclude<Status, { state: 'ready' }>): WalletError {
  switch (status.state) {
    case 'sent':
      return new WalletError('pending', `Payment ${status.payment.id} must be mined first`)
    case 'unproven':
      return new WalletError(
        'unproven',
        `This key may have signed before the wallet was restored. Wait for ${status.blocksLeft} more ` +
          'blocks, make sure that no payment is unfinished, then call acceptKey()',
      )
    case 'behind':
      return new WalletError(
        'behind',
        'The ledger has a key that is already used. Wait until the endpoint has caught up',
      )
    case 'empty':
      return new WalletError('empty', 'The endpoint reports no balance for this account')
  }
}
