import { WalletError } from './errors'
import type { Payment } from './state'

/** Where the wallet stands; the README has a diagram. */
export type Status =
  /** The key with the stored spend index holds the balance and has never signed. */
  | { readonly state: 'ready'; readonly balance: bigint }
  /** The transaction was sent, for the first time or again. It waits to be mined. */
  | { readonly state: 'sent'; readonly payment: Payment }
  /** The key may have signed elsewhere. `acceptKey` lets it sign after this many more blocks. */
  | { readonly state: 'unproven'; readonly blocksLeft: number }
  /** The endpoint lags, or a reorg undid a payment whose bytes aren't stored here. Wait. */
  | { readonly state: 'behind' }
  /** The endpoint reports no balance. */
  | { readonly state: 'empty' }

/** Makes the error for a wallet that can't sign a new payment now. */
export function refusal(status: Exclude<Status, { state: 'ready' }>): WalletError {
  switch (status.state) {
    case 'sent':
      return new WalletError('pending', `Payment ${status.payment.id} must be mined first`)
    case 'unproven':
      return new WalletError(
        'unproven',
        `This key may have signed before the wallet was restored. Wait for ${status.blocksLeft} more ` +
          'blocks, make sure that no payment was left unfinished, then call acceptKey()',
      )
    case 'behind':
      return new WalletError(
        'behind',
        'The ledger names a key that is already used up. Wait until the endpoint has caught up',
      )
    case 'empty':
      return new WalletError('empty', 'The endpoint reports no balance for this account')
  }
}
