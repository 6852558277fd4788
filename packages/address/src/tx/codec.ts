import { sha256 } from '@noble/hashes/sha2.js'

import { bytesToHex, copyBytes, toBytes } from '../bytes'
import { isBytes, requireSize, requireUint64, typeError } from '../require'
import { LEDGER_ADDRESS_SIZE, SIGNATURE_SIZE, TAG_SIZE } from '../sizes'
import { InvalidTransactionError } from './errors'
import { MEMO_SIZE, memoFromBytes, memoToBytes } from './memo'
import {
  type Destination,
  MAX_DESTINATIONS,
  type SignedTransaction,
  type TransactionBody,
  type UnsignedTransaction,
} from './types'

// A transaction consists of options (4 bytes), source (40), change (40), four totals (8 each),
// destinations (44 each), a signature with seeds (2208), and a trailer with a nonce (8) and the ID (32).
// Integers are little-endian.
const HEADER_SIZE = 116
const DESTINATION_SIZE = TAG_SIZE + MEMO_SIZE + 8
const NONCE_SIZE = 8
const TRAILER_SIZE = NONCE_SIZE + 32

const COUNT_AT = 2
const SOURCE_AT = 4
const CHANGE_AT = SOURCE_AT + LEDGER_ADDRESS_SIZE
const TOTALS_AT = CHANGE_AT + LEDGER_ADDRESS_SIZE
const TOTALS = ['sendTotal', 'changeTotal', 'fee', 'blockToLive'] as const

/**
 * Mask of the option bits that must be 0: the type, the signature scheme and a reserved byte, but not the
 * count.
 */
const OPTIONS_MASK = ~0xff00

/**
 * Encodes a transaction. An unsigned transaction has a header and n destinations (116 + 44n bytes). A
 * signed transaction also has the signature, a nonce of 0 and the ID, as stored by nodes (2364 + 44n
 * bytes). This function also encodes invalid transactions, because `createTransaction` and
 * `signTransaction` validate them.
 *
 * The API's `/construction/submit` takes the signed bytes as hex without 0x (`bytesToHex`).
 *
 * @throws {TypeError} If a field has the wrong type. The message names the field.
 * @throws {RangeError} If a value doesn't fit its field. The message names the field.
 *
 * @example
 * ```ts
 * import { bytesToHex } from '@mcm/address'
 * import { decodeTransaction, encodeTransaction } from '@mcm/address/transaction'
 *
 * const hex =
 *   '00000000f246b4d99c0060da5f681179099ef5971b7504947ed7e62efbac9d57199b664b4b82e37db1edbc47' +
 *   'f246b4d99c0060da5f681179099ef5971b750494838abafab83745680db0ee8779e61dc8fe47cc3d' +
 *   '00f2052a010000009bd718ec73f80000f4010000000000000000000000000000' +
 *   '1a88c2b1783b7d029b6ea30a5054dadf2185ef86494e562d34320000000000000000000000f2052a01000000'
 * bytesToHex(encodeTransaction(decodeTransaction(hex))) // => hex
 * ```
 */
export function encodeTransaction(
  transaction: UnsignedTransaction | SignedTransaction,
): Uint8Array {
  const body = encodeBody(transaction)
  if (transaction.signature === null) return body

  const bytes = new Uint8Array(body.length + SIGNATURE_SIZE + TRAILER_SIZE)
  bytes.set(body)
  bytes.set(requireSize(transaction.signature, SIGNATURE_SIZE, 'signature'), body.length)
  const idAt = bytes.length - TRAILER_SIZE + NONCE_SIZE
  bytes.set(sha256(bytes.subarray(0, idAt)), idAt)
  return bytes
}

/**
 * Decodes a version 3 transaction that is unsigned, signed, or signed with a trailer (nonce and ID). This
 * function checks only the format; use `validateTransaction` to check the network's rules. The trailer is
 * ignored, because the values in the API's trailers differ from those on the chain. To get the on-chain
 * ID, use `hashTransaction`. A memo that isn't ASCII is decoded as one character per byte.
 *
 * @param input The transaction as bytes, or in hex with or without 0x.
 * @throws {InvalidTransactionError} With code `format`.
 * @throws {TypeError} If the input isn't a `Uint8Array` or a string.
 * @throws {RangeError} If a string isn't hex.
 *
 * @example
 * ```ts
 * import { toBase58 } from '@mcm/address'
 * import { decodeTransaction } from '@mcm/address/transaction'
 *
 * const unsigned = decodeTransaction(
 *   '00000000f246b4d99c0060da5f681179099ef5971b7504947ed7e62efbac9d57199b664b4b82e37db1edbc47' +
 *     'f246b4d99c0060da5f681179099ef5971b750494838abafab83745680db0ee8779e61dc8fe47cc3d' +
 *     '00f2052a010000009bd718ec73f80000f4010000000000000000000000000000' +
 *     '1a88c2b1783b7d029b6ea30a5054dadf2185ef86494e562d3432000000000000000000' +
 *     '0000f2052a01000000',
 * )
 * unsigned.destinations.map(({ memo }) => memo) // => ['INV-42']
 * toBase58(unsigned.source.subarray(0, 20)).length // => 31
 * ```
 */
export function decodeTransaction(
  input: Uint8Array | string,
): UnsignedTransaction | SignedTransaction {
  const bytes = toBytes(input, 'transaction')
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  if (bytes.length < HEADER_SIZE || (view.getUint32(0) & OPTIONS_MASK) !== 0) {
    throw malformed('unrecognized header')
  }
  const count = view.getUint8(COUNT_AT) + 1
  const bodySize = HEADER_SIZE + count * DESTINATION_SIZE
  const signedSize = bodySize + SIGNATURE_SIZE
  const sizes = [bodySize, signedSize, signedSize + TRAILER_SIZE]
  if (!sizes.includes(bytes.length)) {
    throw malformed(`must have ${sizes.join(' or ')} bytes, got ${bytes.length}`)
  }
  return {
    source: copyBytes(bytes, SOURCE_AT, CHANGE_AT),
    change: copyBytes(bytes, CHANGE_AT, TOTALS_AT),
    sendTotal: view.getBigUint64(TOTALS_AT, true),
    changeTotal: view.getBigUint64(TOTALS_AT + 8, true),
    fee: view.getBigUint64(TOTALS_AT + 16, true),
    blockToLive: view.getBigUint64(TOTALS_AT + 24, true),
    destinations: Array.from({ length: count }, (_, index) =>
      decodeDestination(bytes, HEADER_SIZE + index * DESTINATION_SIZE),
    ),
    signature: bytes.length === bodySize ? null : copyBytes(bytes, bodySize, signedSize),
  }
}

/**
 * Returns the 32-byte message to sign: the SHA-256 hash of the header and destinations.
 *
 * @throws {TypeError} If a field has the wrong type. The message names the field.
 * @throws {RangeError} If a value doesn't fit its field. The message names the field.
 *
 * @example
 * ```ts
 * import { createTransaction, transactionMessage } from '@mcm/address/transaction'
 *
 * const unsigned = createTransaction({
 *   source: `${'9f810c2447a76e93b17ebff96c0b29952e4355f1'.repeat(2)}`,
 *   change: `9f810c2447a76e93b17ebff96c0b29952e4355f1${'ab'.repeat(20)}`,
 *   balance: 2000n,
 *   destinations: [{ address: 'J8gqYehTJhJWrfcUd766sUQ8THktNs', amount: 1000n }],
 * })
 * transactionMessage(unsigned).length // => 32
 * ```
 */
export function transactionMessage(transaction: TransactionBody): Uint8Array {
  return sha256(encodeBody(transaction))
}

/**
 * Returns a signed transaction's on-chain ID: the SHA-256 hash of everything before the ID, with nonce 0.
 * The API's `/construction/hash` and `/construction/submit` may return a different ID; use the ID from
 * this function to look up the transaction.
 *
 * @param transaction A signed transaction as an object, as bytes or in hex, with or without the trailer.
 * @returns The ID: 0x followed by 64 lowercase hex digits.
 * @throws {InvalidTransactionError} With code `format` for malformed bytes or a missing signature.
 * @throws {TypeError} If a field has the wrong type. The message names the field.
 *
 * @example
 * ```ts
 * import { hashTransaction, type SignedTransaction } from '@mcm/address/transaction'
 *
 * const zeros: SignedTransaction = {
 *   source: new Uint8Array(40),
 *   change: new Uint8Array(40),
 *   destinations: [{ tag: new Uint8Array(20), memo: '', amount: 1n }],
 *   sendTotal: 1n,
 *   changeTotal: 0n,
 *   fee: 500n,
 *   blockToLive: 0n,
 *   signature: new Uint8Array(2208),
 * }
 * hashTransaction(zeros).length // => 66
 * ```
 */
export function hashTransaction(
  transaction: SignedTransaction | Uint8Array | string,
): `0x${string}` {
  const decoded =
    typeof transaction === 'string' || isBytes(transaction)
      ? decodeTransaction(transaction)
      : transaction
  if (decoded.signature === null) throw malformed('an unsigned transaction has no ID')
  return `0x${bytesToHex(encodeTransaction(decoded).subarray(-32))}`
}

/** Encodes a destination as 44 bytes. Transactions sort their destinations by these bytes. */
export function encodeDestination(destination: Destination, field = 'destination'): Uint8Array {
  const bytes = new Uint8Array(DESTINATION_SIZE)
  bytes.set(requireSize(destination.tag, TAG_SIZE, `${field}.tag`))
  bytes.set(memoToBytes(destination.memo), TAG_SIZE)
  putUint64(bytes, TAG_SIZE + MEMO_SIZE, destination.amount, `${field}.amount`)
  return bytes
}

function decodeDestination(bytes: Uint8Array, at: number): Destination {
  const memoAt = at + TAG_SIZE
  const amountAt = memoAt + MEMO_SIZE
  return {
    tag: copyBytes(bytes, at, memoAt),
    memo: memoFromBytes(bytes.subarray(memoAt, amountAt)),
    amount: new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(amountAt, true),
  }
}

function encodeBody(body: TransactionBody): Uint8Array {
  if (!Array.isArray(body.destinations)) {
    throw typeError('destinations', 'an array', body.destinations)
  }
  const count = body.destinations.length
  if (count < 1 || count > MAX_DESTINATIONS) {
    throw new RangeError(`destinations must have 1 to ${MAX_DESTINATIONS} entries, got ${count}`)
  }
  const bytes = new Uint8Array(HEADER_SIZE + count * DESTINATION_SIZE)
  bytes[COUNT_AT] = count - 1
  bytes.set(requireSize(body.source, LEDGER_ADDRESS_SIZE, 'source'), SOURCE_AT)
  bytes.set(requireSize(body.change, LEDGER_ADDRESS_SIZE, 'change'), CHANGE_AT)
  TOTALS.forEach((field, index) => putUint64(bytes, TOTALS_AT + index * 8, body[field], field))
  body.destinations.forEach((destination, index) => {
    const at = HEADER_SIZE + index * DESTINATION_SIZE
    bytes.set(encodeDestination(destination, `destinations[${index}]`), at)
  })
  return bytes
}

function putUint64(bytes: Uint8Array, at: number, value: bigint, field: string): void {
  new DataView(bytes.buffer).setBigUint64(at, requireUint64(value, field), true)
}

function malformed(what: string): InvalidTransactionError {
  return new InvalidTransactionError({
    code: 'format',
    message: `Invalid version 3 transaction: ${what}`,
    destination: null,
  })
}
