import { deriveTag, PUBLIC_KEY_SIZE } from '@mcm/address'
import { encodeTransaction, type Destination } from '@mcm/address/transaction'
import { isDigits, isHex, toDigits } from '../chain/hex'
import { crash, readHexPrefix } from '../construction/layout'
import { amountOf, echoAccount, readOperations, unsigned } from '../construction/operations'
import { CallError, code } from '../errors'
import { anything, list, type Decoded } from '../request/shapes'
import { operations, publicKey } from '../request/structs'
import { route } from '../route'

const fields = { operations, metadata: anything, public_keys: list(publicKey) }
type Request = { readonly [Name in keyof typeof fields]: Decoded<(typeof fields)[Name]> }

const memoSize = 16
const tagSize = 20
/** Offset of the header byte that contains the number of destinations after the first. */
const countAt = 2

export const payloadsRoutes = {
  /**
   * POST /construction/payloads (mochimo-mesh b77d1ba, construction_handler.go). The real server
   * doesn't write the number of destinations or sort them, so no node accepts its bytes if there
   * are two or more. The change is the remainder, modulo 2^64.
   */
  '/construction/payloads': route(fields, (request, { strict }) => {
    const { source } = readOperations(request.operations)
    const unsignedTransaction = toDigits(encode(request, strict))
    // The real server returns the first operation's account, even if another account has to sign.
    const [first = source] = strict ? [source] : request.operations
    return {
      unsigned_transaction: unsignedTransaction,
      payloads: [
        {
          account_identifier: echoAccount(first),
          hex_bytes: unsignedTransaction,
          signature_type: 'wotsp',
        },
      ],
    }
  }),
}

/**
 * Reads everything in the server's order, which determines whether a bad request is rejected or
 * crashes the handler.
 */
function encode(request: Request, strict: boolean): Uint8Array {
  const keyHash = deriveTag(readPublicKey(request))
  const balance = unsigned(readText(request, 'source_balance', strict))
  const destinations: Destination[] = []
  let source = new Uint8Array()
  let change = new Uint8Array()
  let fee = 0n
  for (const operation of request.operations) {
    const { address } = operation.account
    if (operation.type === 'DESTINATION_TRANSFER') {
      const tag = readTag(address, strict, false)
      const memo = readMemo(operation.metadata.get('memo'), strict)
      destinations.push({ tag, memo, amount: amountOf(operation) })
    } else if (operation.type === 'SOURCE_TRANSFER') {
      const tag = readTag(address, strict, true)
      source = join(tag, keyHash)
      change = join(tag, readTag(readText(request, 'change_pk', strict), strict, true))
    } else if (operation.type === 'FEE') {
      fee = amountOf(operation)
    }
  }
  const blockToLive = unsigned(readText(request, 'block_to_live', strict))

  const sendTotal = destinations.reduce((sum, { amount }) => sum + amount, 0n)
  const remaining = balance - sendTotal - fee
  if (strict && remaining < 0n) {
    throw new CallError(code.invalidRequest, `${-remaining} nanoMCM are missing`)
  }
  const bytes = encodeTransaction({
    source,
    change,
    destinations: strict ? sorted(destinations) : destinations,
    sendTotal: BigInt.asUintN(64, sendTotal),
    changeTotal: BigInt.asUintN(64, remaining),
    fee,
    blockToLive,
    signature: null,
  })
  if (!strict) bytes[countAt] = 0
  return bytes
}

/**
 * Reads the public key. Like the server, it reads the bytes only up to the first non-hex character.
 */
function readPublicKey({ public_keys: [key, ...more] }: Request): Uint8Array {
  const bytes = readHexPrefix(key?.hex_bytes ?? '')
  if (more.length === 0 && bytes.length === PUBLIC_KEY_SIZE) return bytes
  throw new CallError(
    code.invalidRequest,
    `public_keys must be one key of ${PUBLIC_KEY_SIZE} bytes, as hex without 0x`,
  )
}

function readText({ metadata }: Request, name: string, strict: boolean): string {
  const value = metadata.get(name)
  return typeof value === 'string' ? value : crash(strict, `metadata.${name} must be a string`)
}

function readMemo(memo: unknown, strict: boolean): string {
  if (typeof memo !== 'string') return crash(strict, 'Every destination must have metadata.memo')
  return String.fromCharCode(...new TextEncoder().encode(memo).subarray(0, memoSize))
}

/**
 * Reads 20 bytes of hex after any two characters. The real server pads short addresses, truncates
 * long ones, and crashes on fewer than two characters.
 * @param rejectsOther Whether non-hex characters cause an error.
 */
function readTag(address: string, strict: boolean, rejectsOther: boolean): Uint8Array {
  if (address.length < 2) return crash(strict, 'An address must be 0x and 40 hex digits')
  const digits = address.slice(2)
  if (strict ? !isDigits(digits, tagSize) : rejectsOther && !isHex(digits)) {
    throw new CallError(code.invalidRequest, 'An address must be 0x and 40 hex digits')
  }
  const tag = new Uint8Array(tagSize)
  tag.set(readHexPrefix(digits).subarray(0, tagSize))
  return tag
}

/** Sorts destinations in ascending order of tag, memo and amount, as nodes require. */
function sorted(destinations: readonly Destination[]): Destination[] {
  const key = ({ tag, memo, amount }: Destination): string => {
    const little = new Uint8Array(8)
    new DataView(little.buffer).setBigUint64(0, amount, true)
    return toDigits(tag) + memo.padEnd(memoSize, '\u0000') + toDigits(little)
  }
  return destinations.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}

function join(tag: Uint8Array, hash: Uint8Array): Uint8Array<ArrayBuffer> {
  const address = new Uint8Array(tag.length + hash.length)
  address.set(tag)
  address.set(hash, tag.length)
  return address
}
