import { toTag } from '../address'
import { compareBytes, copyBytes, toBytes } from '../bytes'
import { requireSize, requireUint64 } from '../require'
import { LEDGER_ADDRESS_SIZE } from '../sizes'
import { type OneTimeSeeds, sign } from '../keys/key'
import { encodeDestination, transactionMessage } from './codec'
import { InvalidTransactionError, type TransactionProblem } from './errors'
import { MINIMUM_FEE, type SignedTransaction, type UnsignedTransaction } from './types'
import { destinationsProblem, problem, sumOf, validateTransaction } from './validate'

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
 * @throws {TypeError} For a ledger address that is not a `Uint8Array` or text, or an amount that is
 *   not a bigint.
 * @throws {RangeError} For a ledger address that has not 40 bytes, for none or more than 256
 *   destinations, or an amount that does not fit 64 bits.
 */
export function createTransaction(plan: TransactionPlan): UnsignedTransaction {
  const { blockToLive = 0n } = plan
  const balance = requireUint64(plan.balance, 'balance')
  const fee = requireUint64(plan.fee ?? MINIMUM_FEE * BigInt(plan.destinations.length), 'fee')
  const source = ledgerAddress(plan.source, 'source')
  const destinations = plan.destinations.map(({ address, amount, memo = '' }) => ({
    tag: copyBytes(toTag(address)),
    memo,
    amount,
  }))
  // Before sorting, so that errors count destinations as the caller does.
  refuse(destinationsProblem(destinations, source, false))
  const sendTotal = sumOf(destinations)
  const changeTotal = balance - sendTotal - fee
  if (changeTotal < 0n) {
    refuse(
      problem(
        'EMCM_TXTOTAL',
        `The balance ${balance} is less than ${sendTotal} and the fee ${fee}`,
      ),
    )
  }
  const transaction: UnsignedTransaction = {
    source,
    change: ledgerAddress(plan.change, 'change'),
    destinations: destinations.sort((a, b) =>
      compareBytes(encodeDestination(a), encodeDestination(b)),
    ),
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
 * **The key is used up by this.** Store that, together with the transaction, before you call it, and
 * never sign another transaction with the key, not even the same one with another fee.
 *
 * @param keys The key whose hash is the second half of the transaction's source.
 * @throws {InvalidTransactionError} With the reason; `EMCM_TXWOTS` when the key is another one.
 * @throws {TypeError} For a seed or a field of a wrong type.
 * @throws {RangeError} For a seed that has not 32 bytes or a field that does not fit its place.
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
  if (problem) throw new InvalidTransactionError(problem)
}

function ledgerAddress(input: Uint8Array | string, field: string): Uint8Array {
  return copyBytes(requireSize(toBytes(input, field), LEDGER_ADDRESS_SIZE, field))
}
