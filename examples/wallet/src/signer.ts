import { deriveLedgerAddress } from '@mcm/address'
import {
  signTransaction,
  type SignedTransaction,
  type UnsignedTransaction,
} from '@mcm/address/transaction'
import { deriveAccount, deriveSpendKey, findSpendIndex } from '@mcm/address/wots'

/** Holder of one account's keys. The rest of the wallet works without secrets. */
export interface Signer {
  /** The account's address, 20 bytes. */
  readonly tag: Uint8Array
  /** Returns the 40-byte ledger address of a key. */
  ledgerAddress(spendIndex: number): Uint8Array
  /**
   * Returns the spend index of a ledger address, or `null` if none of the keys that were tried
   * matches.
   */
  find(ledgerAddress: string, from: number): number | null
  /**
   * Signs a transaction with one key. The same transaction and key always produce the same bytes.
   */
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
      // The match is nearly always the last known key or the next one. Otherwise, all keys are
      // tried.
      const near = findSpendIndex(account, ledgerAddress, { from: Math.max(0, from - 1), limit: 3 })
      return near ?? findSpendIndex(account, ledgerAddress, { limit: from + 1000 })
    },
    sign: (transaction, spendIndex) =>
      signTransaction(transaction, deriveSpendKey(account, spendIndex)),
  }
}
