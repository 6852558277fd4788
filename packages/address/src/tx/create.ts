import { toTag } from '../address'
import { compareBytes, copyBytes, hexToBytes, requireSize } from '../bytes'
import { LEDGER_ADDRESS_SIZE } from '../sizes'
import { type OneTimeSeeds, sign } from '../keys/key'
import { encodeDestination, transactionMessage } from './codec'
import { InvalidTransactionError, type TransactionProblem } from './errors'
import {
  type Destination,
  MAX_DESTINATIONS,
  MINIMUM_FEE,
  type SignedTransaction,
  type UnsignedTransaction,
} from './types'
import { destinationProblem, validateTransaction } from './validate'

/** A destination of a transaction to be made. */
export interface DestinationPlan {
  /** The receiver: hex, Base58 or the 20 bytes. */
  readonly address: string | Uint8Array
  /** In nanoMCM, at least 1. */
  readonly amount: bigint
  /** Up to 16 characters by the rule of `validateMemo`; none by default. */
  readonly memo?: string | undefined
}

/** What `createTransaction` makes a transaction of. */
export interface TransactionPlan {
  /** Ledger address that is spent from (40 bytes or hex): tag and hash of the key that will sign. */
  readonly source: Uint8Array | string
  /** Ledger address of the change (40 bytes or hex): the same tag, and the hash of a key never used. */
  readonly change: Uint8Array | string
  /** The source's whole balance in nanoMCM. The network takes a transaction of exactly this only. */
  readonly balance: bigint
  /** 1 to 256 in any order; one address may occur several times. */
  readonly destinations: readonly DestinationPlan[]
  /** In nanoMCM; the network's minimum of 500 for each destination by default. */
  readonly fee?: bigint | undefined
  /** Last block that may contain the transaction, at most 256 ahead; 0n (no limit) by default. */
  readonly blockToLive?: bigint | undefined
}

/**
 * Makes a transaction to one or more destinations, with everything in place that the network asks for:
 * destinations sorted, totals and change computed, memos checked. The API's own construction calls
 * make no valid transaction for more than one destination.
 *
 * @throws {InvalidTransactionError} With the reason the network would refuse it for; `EMCM_TXTOTAL`
 *   when the balance does not cover it.
 * @throws {InvalidAddressError} For a destination that is no address.
 * @throws {RangeError} For a ledger address that has not 40 bytes, or an amount above 64 bits.
 */
export function createTransaction(plan: TransactionPlan): UnsignedTransaction {
  const { balance, blockToLive = 0n } = plan
  const count = plan.destinations.length
  if (count < 1 || count > MAX_DESTINATIONS) {
    throw new InvalidTransactionError(
      'format',
      `A transaction has 1 to ${MAX_DESTINATIONS} destinations, got ${count}`,
    )
  }
  const fee = plan.fee ?? MINIMUM_FEE * BigInt(count)
  const source = ledgerAddress(plan.source, 'source')
  const destinations: Destination[] = []
  let sendTotal = 0n
  for (const [index, { address, amount, memo = '' }] of plan.destinations.entries()) {
    const destination = { tag: copyBytes(toTag(address)), memo, amount }
    sendTotal += amount
    // Before sorting, so that the error counts destinations as the caller does.
    refuse(destinationProblem(destination, index, source, sendTotal))
    destinations.push(destination)
  }
  const changeTotal = balance - sendTotal - fee
  if (changeTotal < 0n) {
    throw new InvalidTransactionError(
      'EMCM_TXTOTAL',
      `The balance of ${balance} nanoMCM does not cover ${sendTotal} and the fee of ${fee}: ${-changeTotal} are missing`,
    )
  }
  const transaction: UnsignedTransaction = {
    source,
    change: ledgerAddress(plan.change, 'change'),
    destinations: sorted(destinations),
    sendTotal,
    changeTotal,
    fee,
    blockToLive,
    signature: null,
  }
  refuse(validateTransaction(transaction, { balance }))
  return transaction
}

/**
 * Signs a transaction that the network would take, and refuses any other: a key signs once, so it
 * is not spent on one that would be dropped.
 *
 * **The key is used up by this.** Record that before the result leaves the process, and never sign
 * another transaction with it, not even the same one with another fee.
 *
 * @param keys The key whose hash is the second half of the transaction's source.
 * @throws {InvalidTransactionError} With the reason; `EMCM_TXWOTS` when the key is another one.
 * @throws {RangeError} When a seed has not 32 bytes or a field does not fit its place.
 */
export function signTransaction(
  transaction: UnsignedTransaction,
  keys: OneTimeSeeds,
): SignedTransaction {
  const signature = sign(transactionMessage(transaction), keys)
  const signed: SignedTransaction = { ...transaction, signature }
  // A refused signature never leaves this function, so the key stays unused.
  refuse(validateTransaction(signed))
  return signed
}

function refuse(problem: TransactionProblem | null): void {
  if (problem) {
    throw new InvalidTransactionError(problem.code, problem.message, problem.destination)
  }
}

function ledgerAddress(input: Uint8Array | string, field: string): Uint8Array {
  const bytes = typeof input === 'string' ? hexToBytes(input) : copyBytes(input)
  return requireSize(bytes, LEDGER_ADDRESS_SIZE, field)
}

function sorted(destinations: readonly Destination[]): Destination[] {
  return destinations
    .map((destination) => ({ destination, bytes: encodeDestination(destination) }))
    .sort((a, b) => compareBytes(a.bytes, b.bytes))
    .map(({ destination }) => destination)
}
