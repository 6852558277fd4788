import { deriveLedgerAddress } from '@mcm/address'
import { createTransaction, encodeTransaction, signTransaction } from '@mcm/address/transaction'
import {
  deriveAccount,
  deriveSpendKey,
  findSpendIndex,
  type Account,
  type OneTimeKeyPair,
} from '@mcm/address/wots'
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

/** Keys by spend index. Every faucet has the same keys, and deriving one takes a few milliseconds. */
const keys = new Map<number, OneTimeKeyPair>()
let shared: Account | undefined

function account(): Account {
  shared ??= deriveAccount(faucetSeed, accountIndex)
  return shared
}

function keyAt(spendIndex: number): OneTimeKeyPair {
  const key = keys.get(spendIndex) ?? deriveSpendKey(account(), spendIndex)
  keys.set(spendIndex, key)
  return key
}

/** The faucet's wallet. Its keys are used in order, one per payment. */
export class FaucetWallet {
  readonly faucet: Faucet
  readonly tag: Uint8Array
  /** Spend index of the last payment. */
  #spendIndex = 0

  constructor() {
    this.tag = account().tag
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
    const next = keyAt(this.#spendIndex + 1)
    const transaction = createTransaction({
      source,
      change: deriveLedgerAddress(this.tag, next.publicKey),
      balance: accounts.balance(faucet),
      destinations: [{ address: to, amount, memo }],
    })
    return encodeTransaction(signTransaction(transaction, keyAt(this.#spendIndex)))
  }

  /**
   * Returns the spend index of the key that can spend from an address. The last key and the next
   * one are tried first, because only a reorg restores an earlier one.
   */
  #find(source: Uint8Array): number {
    const expected = toHex(source)
    const found =
      [this.#spendIndex, this.#spendIndex + 1].find(
        (index) => toHex(deriveLedgerAddress(this.tag, keyAt(index).publicKey)) === expected,
      ) ?? findSpendIndex(account(), source, { limit: keysSearched })
    if (found !== null) return found
    throw new Error(
      `None of the faucet's first ${keysSearched} keys can spend from ${toHex(source)}`,
    )
  }
}
