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

/** What is known of the chain. What is left out is not checked. */
export interface ChainState {
  /** The node's current block, for the block-to-live. */
  readonly blockNumber?: bigint | undefined
  /** The ledger's balance of exactly the source's 40 bytes, in nanoMCM; `null` when it has none. */
  readonly balance?: bigint | null | undefined
  /** The node's fee for one destination, in nanoMCM; 500 by default. */
  readonly minimumFee?: bigint | undefined
}

const BLOCK_TO_LIVE_RANGE = 256n
const TOO_MUCH = 'the sum above 64 bits'

/**
 * Says whether the network would take a transaction, by the rules of the reference node in its
 * order (`tx_val` of Mochimo v3, src/tx.c), and gives its reason if not.
 *
 * Three rules no program can check beforehand: another transaction of the same tag may be pending,
 * a payment may change the balance first, and a node may ask a higher fee.
 *
 * @param transaction Of an unsigned one everything but the signature is checked.
 * @param chain What is known of the chain. Without it, only what the transaction says is checked.
 * @returns The first reason to refuse it, or `null`.
 * @throws {TypeError} For a field of a wrong type.
 * @throws {RangeError} For a field that does not fit its place: this could not even be encoded.
 */
export function validateTransaction(
  transaction: UnsignedTransaction | SignedTransaction,
  chain: ChainState = {},
): TransactionProblem | null {
  const { source, change, destinations, signature } = transaction
  const { sendTotal, changeTotal, fee, blockToLive } = transaction
  const { blockNumber, balance, minimumFee = MINIMUM_FEE } = chain
  // First of all, because it throws for what no bytes can say.
  const message = transactionMessage(transaction)
  if (signature !== null) requireSize(signature, SIGNATURE_SIZE, 'signature')
  if (blockNumber !== undefined) requireUint64(blockNumber, 'blockNumber')
  if (balance !== undefined && balance !== null) requireUint64(balance, 'balance')
  requireUint64(minimumFee, 'minimumFee')

  if (blockToLive !== 0n && blockNumber !== undefined) {
    const last = blockNumber + BLOCK_TO_LIVE_RANGE
    if (blockToLive < blockNumber || blockToLive > last) {
      return problem('EMCM_TXBTL', `blockToLive must be 0 or ${blockNumber} to ${last}`)
    }
  }
  if (equalBytes(hashOf(source), hashOf(change))) {
    return problem('EMCM_TXCHG', 'The change must name a fresh key: a key signs once')
  }
  if (!equalBytes(tagOf(source), tagOf(change))) {
    return problem('EMCM_XTXTAGMISMATCH', 'The change must have the tag of the source')
  }
  if (fee < minimumFee) return problem('EMCM_TXFEE', `fee must be at least ${minimumFee}`)

  const bad = destinationsProblem(destinations, source, true)
  if (bad) return bad
  const sum = sumOf(destinations)
  if (sum !== sendTotal) {
    return problem('EMCM_XTXTOTALS', `sendTotal must be ${sum}`)
  }
  const fees = minimumFee * BigInt(destinations.length)
  if (fee < fees) return problem('EMCM_XTXFEES', `fee must be at least ${fees}`)

  if (signature && !hasCanonicalAddressSeed(signature)) {
    return problem('EMCM_TXADRS', 'The signature must end in 420000000e00000001000000')
  }
  if (signature && !verify(signature, message, hashOf(source))) {
    return problem('EMCM_TXWOTS', 'The signature must be by the key of the source')
  }

  if (balance === null) return problem('EMCM_TXSRCLE', 'The source is not in the ledger')
  const total = sendTotal + changeTotal + fee
  if (!isUint64(total)) return problem('EMCM_TXOVERFLOW', `The change brings ${TOO_MUCH}`)
  if (balance !== undefined && total !== balance) {
    return problem('EMCM_TXTOTAL', `Send, change and fee must be ${balance}, the balance`)
  }
  return null
}

/** What the destinations receive together. */
export function sumOf(destinations: readonly Destination[]): bigint {
  return destinations.reduce((sum, { amount }) => sum + amount, 0n)
}

/**
 * Checks each destination, and their order unless they are still to be sorted.
 *
 * @throws {RangeError} When a field does not fit its place.
 */
export function destinationsProblem(
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
    if (amount === 0n) return found('EMCM_XTXDSTAMOUNT', 'must receive something')
    if (equalBytes(tag, tagOf(source))) return found('EMCM_XTXTAGMATCH', 'is the source itself')
    sum += amount
    if (!isUint64(sum)) return found('EMCM_MATH64_OVERFLOW', `brings ${TOO_MUCH}`)
    const memoProblem = validateMemo(memo)
    if (memoProblem) return found('EMCM_XTXREF', `has a bad memo. ${memoProblem.message}`)
  }
  return null
}

/** A reason of the reference node. */
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
