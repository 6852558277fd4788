import { deriveLedgerAddress } from '@mcm/address'
import {
  signTransaction,
  type SignedTransaction,
  type UnsignedTransaction,
} from '@mcm/address/transaction'
import { deriveAccount, deriveSpendKey, findSpendIndex } from '@mcm/address/wots'

/** Holds the keys of one account. Everything else in the wallet works without secrets. */
export interface Signer {
  /** The account's address, 20 bytes. */
  readonly tag: Uint8Array
  /** Returns a key's 40-byte ledger address. */
  ledgerAddress(spendIndex: number): Uint8Array
  /** Returns the spend index of a ledger address, or `null` if none of the keys tried matches. */
  find(ledgerAddress: string, from: number): number | null
  /** Signs with one key. Every call with the same transaction returns the same bytes. */
  sign(transaction: UnsignedTransaction, spendIndex: number): SignedTransaction
}

/** Creates the signer for account 0 of a 32-byte master seed. */
export function createSigner(masterSeed: Uint8Array): Signer {
  const account = deriveAccount(masterSeed, 0)
  return {
    tag: account.tag,
    ledgerAddress: (spendIndex) =>
      deriveLedgerAddress(account.tag, deriveSpendKey(account, spendIndex).publicKey),
    find: (ledgerAddress, from) => {
      // Nearly always the last known key or the next one; otherwise all are tried.
      const near = findSpendIndex(account, ledgerAddress, { from: Math.max(0, from - 1), limit: 3 })
      return near ?? findSpendIndex(account, ledgerAddress, { limit: from + 1000 })
    },
    sign: (transaction, spendIndex) =>
      signTransaction(transaction, deriveSpendKey(account, spendIndex)),
  }
}
