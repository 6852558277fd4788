import { deriveLedgerAddress } from '@mcm/address'
import { createTransaction, encodeTransaction, signTransaction } from '@mcm/address/transaction'
import { deriveAccount, deriveSpendKey, findSpendIndex, type Account } from '@mcm/address/wots'
import type { Faucet, Payment } from './api'
import { fromHex, toHex } from './chain/hex'
import type { Network } from './chain/network'

/** The 32 bytes of this text are the seed. */
const seedText = 'MCM DEVNET FAUCET - NOT A SECRET'
const faucetSeed = new TextEncoder().encode(seedText)
const accountIndex = 0
/** So many payments can have been made by others without the devnet's help. */
const keysSearched = 1000

/** The faucet's keys. They are found in order, as each payment uses one up. */
export class FaucetWallet {
  readonly faucet: Faucet
  readonly tag: Uint8Array
  readonly #account: Account
  /** The spend index of the last payment. */
  #spendIndex = 0

  /** Derives the account: some milliseconds. */
  constructor() {
    this.#account = deriveAccount(faucetSeed, accountIndex)
    this.tag = this.#account.tag
    this.faucet = { seed: toHex(faucetSeed), accountIndex, address: toHex(this.tag) }
  }

  /**
   * A signed payment of the faucet, ready for the network: encoded bytes.
   * @throws {InvalidTransactionError} For an amount or memo that the network refuses.
   * @throws {InvalidAddressError} For a receiver that is no address.
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

  /** Tries the last key and the one after it first: only a reorg brings an earlier one back. */
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
