import { deriveTag, PUBLIC_KEY_SIZE } from '@mcm/address'
import { encodeTransaction, type Destination } from '@mcm/address/transaction'
import { fromDigits, isDigits, toDigits } from '../chain/hex'
import { crash } from '../construction/layout'
import {
  addressOf,
  amountOf,
  readOperations,
  unsigned,
  type PaymentOperations,
} from '../construction/operations'
import type { Handler } from '../context'
import type { Fields } from '../decode'
import { CallError, code } from '../errors'

const memoSize = 16
/** Where the header says how many destinations follow the first. */
const countAt = 2

/**
 * POST /construction/payloads (mochimo-mesh b77d1ba, construction_handler.go). The real server never
 * writes the number of destinations and does not sort them: with two or more it makes bytes that no
 * node takes. The change is what remains, modulo 2^64.
 */
export const constructionPayloads: Handler = (request, { strict }) => {
  const operations = readOperations(request)
  const publicKey = readPublicKey(request)
  const { blockToLive, changeHash, balance } = readMetadata(request, strict)

  const destinations = operations.destinations.map((operation) =>
    readDestination(operation, strict),
  )
  const sendTotal = destinations.reduce((sum, { amount }) => sum + amount, 0n)
  const fee = amountOf(operations.fee)
  const remaining = balance - sendTotal - fee
  if (strict && remaining < 0n) {
    throw new CallError(code.invalidRequest, `${-remaining} nanoMCM are missing`)
  }
  const tag = readTag(addressOf(operations.source))
  const bytes = encodeTransaction({
    source: join(tag, deriveTag(publicKey)),
    change: join(tag, changeHash),
    destinations: strict ? sorted(destinations) : destinations,
    sendTotal: BigInt.asUintN(64, sendTotal),
    changeTotal: BigInt.asUintN(64, remaining),
    fee,
    blockToLive,
    signature: null,
  })
  if (!strict) bytes[countAt] = 0
  const unsignedTransaction = toDigits(bytes)
  return {
    unsigned_transaction: unsignedTransaction,
    payloads: [
      {
        account_identifier: { address: signerAddress(request, operations, strict) },
        hex_bytes: unsignedTransaction,
        signature_type: 'wotsp',
      },
    ],
  }
}

/** The real server names the account of the first operation, whoever has to sign. */
function signerAddress(request: Fields, { source }: PaymentOperations, strict: boolean): string {
  const [first = source] = request.list('operations')
  return addressOf(strict ? source : first)
}

function readPublicKey(request: Fields): Uint8Array {
  const [key, ...more] = request.list('public_keys')
  const digits = key?.string('hex_bytes') ?? ''
  if (more.length === 0 && isDigits(digits, PUBLIC_KEY_SIZE)) return fromDigits(digits)
  throw new CallError(
    code.invalidRequest,
    `public_keys should be one key of ${PUBLIC_KEY_SIZE} bytes, as hex without 0x`,
  )
}

function readMetadata(
  request: Fields,
  strict: boolean,
): { blockToLive: bigint; changeHash: Uint8Array; balance: bigint } {
  const metadata = request.object('metadata')
  const text = (name: string): string => {
    const value = metadata.any(name)
    return typeof value === 'string' ? value : crash(strict, `metadata.${name} should be a string`)
  }
  const changeKey = text('change_pk').slice(2)
  if (!isDigits(changeKey, 20)) {
    throw new CallError(code.invalidRequest, 'metadata.change_pk should be 0x and 40 hex digits')
  }
  return {
    blockToLive: unsigned(text('block_to_live')),
    changeHash: fromDigits(changeKey),
    balance: unsigned(text('source_balance')),
  }
}

function readDestination(operation: Fields, strict: boolean): Destination {
  const memo = operation.object('metadata').any('memo')
  if (typeof memo !== 'string') return crash(strict, 'Every destination needs metadata.memo')
  const bytes = new TextEncoder().encode(memo).subarray(0, memoSize)
  return {
    tag: readTag(addressOf(operation)),
    memo: String.fromCharCode(...bytes),
    amount: amountOf(operation),
  }
}

function readTag(address: string): Uint8Array {
  const digits = address.slice(2)
  if (isDigits(digits, 20)) return fromDigits(digits)
  throw new CallError(code.invalidRequest, 'An address is 0x and 40 hex digits')
}

/** Ascending by tag, memo and amount, as the nodes ask for. */
function sorted(destinations: readonly Destination[]): Destination[] {
  const key = ({ tag, memo, amount }: Destination): string => {
    const little = new Uint8Array(8)
    new DataView(little.buffer).setBigUint64(0, amount, true)
    return toDigits(tag) + memo.padEnd(memoSize, '\u0000') + toDigits(little)
  }
  return destinations.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}

function join(tag: Uint8Array, hash: Uint8Array): Uint8Array {
  const address = new Uint8Array(tag.length + hash.length)
  address.set(tag)
  address.set(hash, tag.length)
  return address
}
