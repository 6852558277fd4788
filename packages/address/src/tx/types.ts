/**
 * Maximum number of destinations in a transaction.
 *
 * @example
 * ```ts
 * import { MAX_DESTINATIONS } from '@mcm/address/transaction'
 *
 * const payments = 1000
 * Math.ceil(payments / MAX_DESTINATIONS) // => 4
 * ```
 */
export const MAX_DESTINATIONS = 256

/**
 * The network's minimum fee per destination, in nanoMCM. Nodes may require more.
 *
 * @example
 * ```ts
 * import { MINIMUM_FEE } from '@mcm/address/transaction'
 *
 * const destinations = 3n
 * destinations * MINIMUM_FEE // => 1500n
 * ```
 */
export const MINIMUM_FEE = 500n

/**
 * A destination of a transaction, which is encoded in 44 bytes.
 *
 * @example
 * ```ts
 * import { toBase58 } from '@mcm/address'
 * import type { Destination } from '@mcm/address/transaction'
 *
 * const describe = ({ tag, amount }: Destination) => `${amount} to ${toBase58(tag)}`
 * describe({ tag: new Uint8Array(20), memo: '', amount: 5n }) // => '5 to 1111111111111111111111'
 * ```
 */
export interface Destination {
  /** The recipient's 20-byte tag. */
  readonly tag: Uint8Array
  /** Memo of up to 16 characters, or an empty string; see `validateMemo`. */
  readonly memo: string
  /** Amount in nanoMCM, from 1 to 2^64 - 1. */
  readonly amount: bigint
}

/**
 * The signed part of a version 3 transaction (Mochimo v3, src/types.h).
 *
 * @example
 * ```ts
 * import type { TransactionBody } from '@mcm/address/transaction'
 *
 * const spent = ({ sendTotal, fee }: TransactionBody) => sendTotal + fee
 * const total = spent({
 *   source: new Uint8Array(40),
 *   change: new Uint8Array(40),
 *   destinations: [{ tag: new Uint8Array(20), memo: '', amount: 1n }],
 *   sendTotal: 1n,
 *   changeTotal: 0n,
 *   fee: 500n,
 *   blockToLive: 0n,
 * })
 * total // => 501n
 * ```
 */
export interface TransactionBody {
  /** 40-byte ledger address of the source, whose entire balance the transaction spends. */
  readonly source: Uint8Array
  /** 40-byte ledger address that receives the change: the source's tag and the hash of an unused key. */
  readonly change: Uint8Array
  /** The 1 to 256 destinations, in ascending order of their encoded bytes. */
  readonly destinations: readonly Destination[]
  /** Sum of the destination amounts in nanoMCM. */
  readonly sendTotal: bigint
  /** Amount returned to `change` in nanoMCM, which may be 0. */
  readonly changeTotal: bigint
  /** Fee in nanoMCM, at least 500 per destination. */
  readonly fee: bigint
  /** Last block that may include the transaction, or 0n for no limit. */
  readonly blockToLive: bigint
}

/**
 * An unsigned transaction.
 *
 * @example
 * ```ts
 * import { createTransaction, type UnsignedTransaction } from '@mcm/address/transaction'
 *
 * const unsigned: UnsignedTransaction = createTransaction({
 *   source: `${'9f810c2447a76e93b17ebff96c0b29952e4355f1'.repeat(2)}`,
 *   change: `9f810c2447a76e93b17ebff96c0b29952e4355f1${'ab'.repeat(20)}`,
 *   balance: 2000n,
 *   destinations: [{ address: 'J8gqYehTJhJWrfcUd766sUQ8THktNs', amount: 1000n }],
 * })
 * unsigned.signature // => null
 * ```
 */
export interface UnsignedTransaction extends TransactionBody {
  /** Always `null`. `signTransaction` adds the signature. */
  readonly signature: null
}

/**
 * A signed transaction, ready to submit.
 *
 * @example
 * ```ts
 * import { encodeTransaction, type SignedTransaction } from '@mcm/address/transaction'
 *
 * const forSubmit = (signed: SignedTransaction) => Buffer.from(encodeTransaction(signed)).toString('hex')
 * const digits = forSubmit({
 *   source: new Uint8Array(40),
 *   change: new Uint8Array(40),
 *   destinations: [{ tag: new Uint8Array(20), memo: '', amount: 1n }],
 *   sendTotal: 1n,
 *   changeTotal: 0n,
 *   fee: 500n,
 *   blockToLive: 0n,
 *   signature: new Uint8Array(2208),
 * })
 * digits.length // => 2 * (2364 + 44)
 * ```
 */
export interface SignedTransaction extends TransactionBody {
  /** The 2208-byte signature: the WOTS+ signature (2144 bytes), the public seed and the address seed. */
  readonly signature: Uint8Array
}
