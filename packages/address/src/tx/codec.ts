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

// Layout: options (4), source (40), change (40), four totals (8 each), destinations (44 each),
// signature with seeds (2208), trailer of nonce (8) and id (32). Integers are little-endian.
const HEADER_SIZE = 116
const DESTINATION_SIZE = TAG_SIZE + MEMO_SIZE + 8
const NONCE_SIZE = 8
const TRAILER_SIZE = NONCE_SIZE + 32

const COUNT_AT = 2
const SOURCE_AT = 4
const CHANGE_AT = SOURCE_AT + LEDGER_ADDRESS_SIZE
const TOTALS_AT = CHANGE_AT + LEDGER_ADDRESS_SIZE
const TOTALS = ['sendTotal', 'changeTotal', 'fee', 'blockToLive'] as const

/** All of the options but the count: type, signature scheme and a reserved byte, which are 0. */
const OPTIONS_MASK = ~0xff00

/**
 * Writes a transaction's bytes: unsigned as header and destinations (116 + 44 n), signed as the
 * node stores it, with nonce 0 and the id at the end (2364 + 44 n). This writes what it is given,
 * in the order it is given, valid or not; `createTransaction` and `signTransaction` check.
 *
 * The API's `/construction/submit` takes the signed bytes as hex without 0x (`bytesToHex`).
 *
 * @throws {TypeError} For a field of a wrong type, naming the field.
 * @throws {RangeError} For a field that does not fit its place, naming the field.
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
 * Reads the bytes of a version 3 transaction: unsigned, signed, or signed with the node's trailer.
 * Nothing but the form is checked; ask `validateTransaction` whether the network would take it.
 * A trailer's nonce and id are ignored, because what the API's calls write there is not what ends
 * up on the chain; `hashTransaction` gives the real id. A memo that is not text comes out as one
 * character per byte.
 *
 * @param input The bytes, or their hex with or without 0x.
 * @throws {InvalidTransactionError} Code `format`.
 * @throws {TypeError} For anything but a `Uint8Array` or text.
 * @throws {RangeError} For text that is not hex.
 */
export function decodeTransaction(
  input: Uint8Array | string,
): UnsignedTransaction | SignedTransaction {
  const bytes = toBytes(input, 'transaction')
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  if (bytes.length < HEADER_SIZE || (view.getUint32(0) & OPTIONS_MASK) !== 0) {
    throw malformed('its header is another')
  }
  const count = view.getUint8(COUNT_AT) + 1
  const bodySize = HEADER_SIZE + count * DESTINATION_SIZE
  const signedSize = bodySize + SIGNATURE_SIZE
  const sizes = [bodySize, signedSize, signedSize + TRAILER_SIZE]
  if (!sizes.includes(bytes.length)) {
    throw malformed(`it must have ${sizes.join(' or ')} bytes, got ${bytes.length}`)
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
 * The 32 bytes a transaction's signature signs: SHA-256 of header and destinations.
 *
 * @throws {TypeError} For a field of a wrong type, naming the field.
 * @throws {RangeError} For a field that does not fit its place, naming the field.
 */
export function transactionMessage(transaction: TransactionBody): Uint8Array {
  return sha256(encodeBody(transaction))
}

/**
 * The id under which a signed transaction is found on the chain: SHA-256 of everything before the
 * id, with nonce 0. The API's `/construction/hash` and `/construction/submit` can answer another
 * one; this is the one to search for.
 *
 * @param transaction A signed transaction, its bytes or their hex, with or without trailer.
 * @returns 0x and 64 lower case hex digits.
 * @throws {InvalidTransactionError} Code `format` for other bytes, or when the signature is missing.
 * @throws {TypeError} For a field of a wrong type, naming the field.
 */
export function hashTransaction(
  transaction: SignedTransaction | Uint8Array | string,
): `0x${string}` {
  const decoded =
    typeof transaction === 'string' || isBytes(transaction)
      ? decodeTransaction(transaction)
      : transaction
  if (decoded.signature === null) throw malformed('it has no id before it is signed')
  return `0x${bytesToHex(encodeTransaction(decoded).subarray(-32))}`
}

/** The 44 bytes of a destination: what transactions sort their destinations by. */
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
    throw new RangeError(`A transaction has 1 to ${MAX_DESTINATIONS} destinations, got ${count}`)
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
    message: `Not a version 3 transaction: ${what}`,
    destination: null,
  })
}
