import { compareBytes, equalBytes } from '../bytes'
import { isUint64, requireSize, requireUint64 } from '../require'
import { SIGNATURE_SIZE, TAG_SIZE } from '../sizes'
import { hasCanonicalAddressSeed, verify } from '../keys/key'
import { encodeDestination, transactionMessage } from './codec'
import type { TransactionProblem, TransactionProblemCode } from './errors'
import { validateMemo } from './memo'
import {
  type Destination,
  MINIMUM_FEE,
  type SignedTransaction,
  type UnsignedTransaction,
} from './types'

/**
 * The chain state to validate a transaction against. Checks that need an omitted field are skipped.
 *
 * @example
 * ```ts
 * import { createTransaction, validateTransaction, type ChainState } from '@mcm/address/transaction'
 *
 * const chain: ChainState = { blockNumber: 660_000n, balance: 9000n }
 * const unsigned = createTransaction({
 *   source: `${'9f810c2447a76e93b17ebff96c0b29952e4355f1'.repeat(2)}`,
 *   change: `9f810c2447a76e93b17ebff96c0b29952e4355f1${'ab'.repeat(20)}`,
 *   balance: 2000n,
 *   destinations: [{ address: 'J8gqYehTJhJWrfcUd766sUQ8THktNs', amount: 1000n }],
 * })
 * validateTransaction(unsigned, chain)?.code // => 'EMCM_TXTOTAL'
 * ```
 */
export interface ChainState {
  /** Current block number, which is needed to check `blockToLive`. */
  readonly blockNumber?: bigint | undefined
  /** Balance of the source's ledger address in nanoMCM, or `null` if the ledger doesn't contain it. */
  readonly balance?: bigint | null | undefined
  /** The node's minimum fee per destination in nanoMCM. Default: 500. */
  readonly minimumFee?: bigint | undefined
}

const BLOCK_TO_LIVE_RANGE = 256n

/**
 * Validates a transaction against the reference node's rules, in the same order (`tx_val` of
 * Mochimo v3, src/tx.c).
 *
 * Three reasons for rejection can't be checked in advance: another transaction with the same tag is
 * pending, an incoming payment changes the balance, or a node requires a higher fee.
 *
 * @param transaction A signed or unsigned transaction. If it is unsigned, the signature isn't checked.
 * @param chain The chain state, if known. If omitted, only the transaction itself is checked.
 * @returns The first problem, or `null` for a valid transaction.
 * @throws {TypeError} If a field has the wrong type.
 * @throws {RangeError} If a value doesn't fit its field, so that the transaction can't be encoded.
 *
 * @example
 * ```ts
 * import { createTransaction, validateTransaction } from '@mcm/address/transaction'
 *
 * const unsigned = createTransaction({
 *   source: `${'9f810c2447a76e93b17ebff96c0b29952e4355f1'.repeat(2)}`,
 *   change: `9f810c2447a76e93b17ebff96c0b29952e4355f1${'ab'.repeat(20)}`,
 *   balance: 2000n,
 *   destinations: [{ address: 'J8gqYehTJhJWrfcUd766sUQ8THktNs', amount: 1000n }],
 * })
 * validateTransaction(unsigned, { balance: 2000n }) // => null
 * validateTransaction(unsigned, { balance: 9000n })?.code // => 'EMCM_TXTOTAL'
 * ```
 */
export function validateTransaction(
  transaction: UnsignedTransaction | SignedTransaction,
  chain: ChainState = {},
): TransactionProblem | null {
  const { source, change, destinations, signature } = transaction
  const { sendTotal, changeTotal, fee, blockToLive } = transaction
  const { blockNumber, balance, minimumFee = MINIMUM_FEE } = chain
  // This comes first, because it throws if the transaction can't be encoded.
  const message = transactionMessage(transaction)
  if (signature !== null) requireSize(signature, SIGNATURE_SIZE, 'signature')
  if (blockNumber !== undefined) requireUint64(blockNumber, 'blockNumber')
  if (balance !== undefined && balance !== null) requireUint64(balance, 'balance')
  requireUint64(minimumFee, 'minimumFee')

  if (blockToLive !== 0n && blockNumber !== undefined) {
    const last = blockNumber + BLOCK_TO_LIVE_RANGE
    if (blockToLive < blockNumber || blockToLive > last) {
      return problem('EMCM_TXBTL', `blockToLive must be 0 or from ${blockNumber} to ${last}`)
    }
  }
  if (equalBytes(hashOf(source), hashOf(change))) {
    return problem('EMCM_TXCHG', "change must use a new key, not the source's")
  }
  if (!equalBytes(tagOf(source), tagOf(change))) {
    return problem('EMCM_XTXTAGMISMATCH', 'change must have the same tag as source')
  }
  if (fee < minimumFee) return problem('EMCM_TXFEE', `fee must be at least ${minimumFee}`)

  const invalidDestination = findDestinationProblem(destinations, source, true)
  if (invalidDestination) return invalidDestination
  const sum = totalAmount(destinations)
  if (sum !== sendTotal) {
    return problem('EMCM_XTXTOTALS', `sendTotal must be ${sum}`)
  }
  const fees = minimumFee * BigInt(destinations.length)
  if (fee < fees) return problem('EMCM_XTXFEES', `fee must be at least ${fees}`)

  if (signature && !hasCanonicalAddressSeed(signature)) {
    return problem('EMCM_TXADRS', 'signature must end in 420000000e00000001000000')
  }
  if (signature && !verify(signature, message, hashOf(source))) {
    return problem('EMCM_TXWOTS', "signature must be made with the source's key")
  }

  if (balance === null) return problem('EMCM_TXSRCLE', 'source is not in the ledger')
  const total = sendTotal + changeTotal + fee
  if (!isUint64(total)) {
    return problem('EMCM_TXOVERFLOW', 'sendTotal + changeTotal + fee must not exceed 64 bits')
  }
  if (balance !== undefined && total !== balance) {
    const message = `sendTotal + changeTotal + fee must equal the balance, ${balance}, got ${total}`
    return problem('EMCM_TXTOTAL', message)
  }
  return null
}

/** Returns the sum of the destination amounts. */
export function totalAmount(destinations: readonly Destination[]): bigint {
  return destinations.reduce((sum, { amount }) => sum + amount, 0n)
}

/**
 * Returns the first problem with the destinations, or `null` if there is none.
 *
 * @param ordered Whether to check the order of the destinations too.
 * @throws {RangeError} If a value doesn't fit its field.
 */
export function findDestinationProblem(
  destinations: readonly Destination[],
  source: Uint8Array,
  ordered: boolean,
): TransactionProblem | null {
  let sum = 0n
  let previous: Uint8Array | null = null
  for (const [index, { tag, memo, amount }] of destinations.entries()) {
    const name = `destinations[${index}]`
    const found = (code: TransactionProblemCode, what: string): TransactionProblem =>
      problem(code, `${name} ${what}`, index)

    const bytes = encodeDestination({ tag, memo, amount }, name)
    if (ordered && previous && compareBytes(previous, bytes) > 0) {
      return found('EMCM_TXMDSTSORT', 'is out of order')
    }
    previous = bytes
    if (amount === 0n) return found('EMCM_XTXDSTAMOUNT', 'must have an amount greater than 0')
    if (equalBytes(tag, tagOf(source))) return found('EMCM_XTXTAGMATCH', 'is the source')
    sum += amount
    if (!isUint64(sum)) return found('EMCM_MATH64_OVERFLOW', 'makes the total exceed 64 bits')
    const memoProblem = validateMemo(memo)
    if (memoProblem) return found('EMCM_XTXREF', `has an invalid memo: ${memoProblem.message}`)
  }
  return null
}

/** Creates an object that describes a problem with a transaction. */
export function problem(
  code: TransactionProblemCode,
  message: string,
  destination: number | null = null,
): TransactionProblem {
  return { code, message, destination }
}

function tagOf(ledgerAddress: Uint8Array): Uint8Array {
  return ledgerAddress.subarray(0, TAG_SIZE)
}

function hashOf(ledgerAddress: Uint8Array): Uint8Array {
  return ledgerAddress.subarray(TAG_SIZE)
}
