import { deriveLedgerAddress } from '@mcm/address'
import { createTransaction, encodeTransaction, signTransaction } from '@mcm/address/transaction'
import { deriveAccount, deriveSpendKey, findSpendIndex, type Account } from '@mcm/address/wots'
import type { Faucet } from './api'
import type { Payment } from './command'
import { fromHex, toHex } from './chain/hex'
import type { Network } from './chain/network'

/** The text whose 32 bytes are the seed. */
const seedText = 'MCM DEVNET FAUCET - NOT A SECRET'
const faucetSeed = new TextEncoder().encode(seedText)
const accountIndex = 0
/**
 * Number of keys to search, which limits the number of faucet payments that can be made outside
 * `devnet.pay`.
 */
const keysSearched = 1000

/** The faucet's wallet. Its keys are used in order, one per payment. */
export class FaucetWallet {
  readonly faucet: Faucet
  readonly tag: Uint8Array
  readonly #account: Account
  /** Spend index of the last payment. */
  #spendIndex = 0

  /** Derives the account, which takes a few milliseconds. */
  constructor() {
    this.#account = deriveAccount(faucetSeed, accountIndex)
    this.tag = this.#account.tag
    this.faucet = { seed: toHex(faucetSeed), accountIndex, address: toHex(this.tag) }
  }

  /**
   * Returns a signed, encoded payment from the faucet.
   * @throws {InvalidTransactionError} If the network would reject the amount or memo.
   * @throws {InvalidAddressError} If the recipient isn't a valid address.
   */
  payment({ to, amount, memo = '' }: Payment, { accounts, roles }: Network): Uint8Array {
    const { faucet } = roles
    const source = fromHex(accounts.tag(faucet) + accounts.keyHash(faucet).slice(2))
    this.#spendIndex = this.#find(source)
    const keys = deriveSpendKey(this.#account, this.#spendIndex)
    const next = deriveSpendKey(this.#account, this.#spendIndex + 1)
    const transaction = createTransaction({
      source,
      change: deriveLedgerAddress(this.tag, next.publicKey),
      balance: accounts.balance(faucet),
      destinations: [{ address: to, amount, memo }],
    })
    return encodeTransaction(signTransaction(transaction, keys))
  }

  /**
   * Returns the spend index of the key that can spend from an address. The last key and the next
   * one are tried first, because only a reorg restores an earlier one.
   */
  #find(source: Uint8Array): number {
    const found =
      findSpendIndex(this.#account, source, { from: this.#spendIndex, limit: 2 }) ??
      findSpendIndex(this.#account, source, { limit: keysSearched })
    if (found !== null) return found
    throw new Error(
      `None of the faucet's first ${keysSearched} keys can spend from ${toHex(source)}`,
    )
  }
}
