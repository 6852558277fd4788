import { deriveTag } from '@mcm/address'
import { createTransaction, encodeTransaction, signTransaction } from '@mcm/address/transaction'
import { deriveAccount, deriveSpendKey, type Account, type OneTimeKeyPair } from '@mcm/address/wots'
import { fromHex, toHex } from './chain/hex'
import type { Network } from './chain/network'

/** What everybody needs to spend the faucet's money. */
export interface Faucet {
  /** The master seed, published: 0x and 64 hex digits. */
  readonly seed: string
  /** The account of the seed that holds the money. */
  readonly accountIndex: number
  /** 0x and 40 hex digits. */
  readonly address: string
}

export interface Payment {
  /** Who receives: hex or Base58. */
  readonly to: string
  /** nanoMCM. */
  readonly amount: bigint
  readonly memo?: string
}

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
  /** The key of the next payment; -1 is the account's own. */
  #next = -1

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
    const keyHash = accounts.keyHash(faucet)
    const keys = this.#keysOf(keyHash)
    const transaction = createTransaction({
      source: fromHex(accounts.tag(faucet) + keyHash.slice(2)),
      change: fromHex(accounts.tag(faucet) + hashOf(this.#key(this.#next + 1)).slice(2)),
      balance: accounts.balance(faucet),
      destinations: [{ address: to, amount, memo }],
    })
    return encodeTransaction(signTransaction(transaction, keys))
  }

  #keysOf(keyHash: string): OneTimeKeyPair {
    const from = Math.max(this.#next, -1)
    for (let tried = 0; tried < keysSearched; tried++) {
      // A reorganisation can bring a key back, so the search begins anew when it came to its end.
      const index = tried === 0 ? from : tried - 2
      const keys = this.#key(index)
      if (hashOf(keys) !== keyHash) continue
      this.#next = index
      return keys
    }
    throw new Error(`None of the faucet's first ${keysSearched} keys has the hash ${keyHash}`)
  }

  #key(index: number): OneTimeKeyPair {
    return index < 0 ? this.#account.keys : deriveSpendKey(this.#account.seed, index)
  }
}

function hashOf({ publicKey }: OneTimeKeyPair): string {
  return toHex(deriveTag(publicKey))
}
