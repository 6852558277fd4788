import { bytesToHex } from '../bytes'
import { deriveLedgerAddress } from '../tag'
import {
  createTransaction,
  decodeTransaction,
  encodeTransaction,
  hashTransaction,
  signTransaction,
  type UnsignedTransaction,
} from '../transaction'
import { deriveAccount, deriveSpendKey, type OneTimeSeeds } from '../wots'
import type { SignRequest } from './sign-request'

/** Result of `sign`. Amounts are decimal strings in nanoMCM, and bytes are hex. */
export interface SignedResult {
  valid: true
  /** On-chain ID to look for in the mempool and in blocks. */
  id: string
  /** For `/construction/submit`. */
  signedTransaction: string
  unsignedTransaction: string
  source: string
  change: string
  sendTotal: string
  changeTotal: string
  fee: string
  /** Spend index of the next transaction, for a key derived from a master seed. */
  nextSpendIndex?: number
}

/**
 * Signs a request's transaction.
 *
 * @throws {InvalidTransactionError} If the network would reject it.
 * @throws {InvalidAddressError} If a destination's address is invalid.
 * @throws {TypeError | RangeError} If a field is missing or out of range.
 */
export function signRequest(request: SignRequest): SignedResult {
  const { keys, source, change, next } = keysOf(request)
  const transaction =
    'transaction' in request
      ? readUnsigned(request.transaction)
      : createTransaction({
          ...request,
          source: required(request.source ?? source, 'source'),
          change: required(request.change ?? change, 'change'),
        })
  const signed = signTransaction(transaction, keys)
  return {
    valid: true,
    id: hashTransaction(signed),
    signedTransaction: bytesToHex(encodeTransaction(signed)),
    unsignedTransaction: bytesToHex(encodeTransaction(transaction)),
    source: `0x${bytesToHex(signed.source)}`,
    change: `0x${bytesToHex(signed.change)}`,
    sendTotal: String(signed.sendTotal),
    changeTotal: String(signed.changeTotal),
    fee: String(signed.fee),
    ...(next === undefined ? {} : { nextSpendIndex: next }),
  }
}

interface Keys {
  keys: OneTimeSeeds
  source?: Uint8Array
  change?: Uint8Array
  next?: number
}

/** Returns the key to sign with and, if it is derived, the ledger addresses of this key and the next. */
function keysOf(request: SignRequest): Keys {
  if ('seeds' in request) return { keys: request.seeds }
  const { masterSeed, accountIndex, spendIndex } = request
  const account = deriveAccount(masterSeed, accountIndex)
  const keys = deriveSpendKey(account, spendIndex)
  const next = spendIndex + 1
  return {
    keys,
    source: deriveLedgerAddress(account.tag, keys.publicKey),
    change: deriveLedgerAddress(account.tag, deriveSpendKey(account, next).publicKey),
    next,
  }
}

function readUnsigned(hex: string): UnsignedTransaction {
  const transaction = decodeTransaction(hex)
  if (transaction.signature === null) return transaction
  throw new TypeError('transaction must be unsigned')
}

function required<T>(value: T | undefined, name: string): T {
  if (value !== undefined) return value
  throw new TypeError(`${name} is required with seeds`)
}
