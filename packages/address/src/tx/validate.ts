import { compareBytes, equalBytes } from '../bytes'
import { LEDGER_ADDRESS_SIZE, SIGNATURE_SIZE, TAG_SIZE } from '../sizes'
import { hasCanonicalAddressSeed, verify } from '../keys/key'
import { encodeDestination, transactionMessage } from './codec'
import type { TransactionProblem, TransactionProblemCode } from './errors'
import { validateMemo } from './memo'
import {
  type Destination,
  MINIMUM_FEE,
  type SignedTransaction,
  type TransactionBody,
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
const MAX_UINT64 = (1n << 64n) - 1n

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
 * @throws {RangeError} When a field does not fit its place: this could not even be encoded.
 */
export function validateTransaction(
  transaction: UnsignedTransaction | SignedTransaction,
  chain: ChainState = {},
): TransactionProblem | null {
  return (
    headerProblem(transaction, chain) ??
    destinationsProblem(transaction) ??
    totalsProblem(transaction, chain) ??
    (transaction.signature === null ? null : signatureProblem(transaction)) ??
    ledgerProblem(transaction, chain)
  )
}

function headerProblem(body: TransactionBody, chain: ChainState): TransactionProblem | null {
  const { blockToLive, fee } = body
  if (blockToLive !== 0n && chain.blockNumber !== undefined) {
    const last = chain.blockNumber + BLOCK_TO_LIVE_RANGE
    if (blockToLive < chain.blockNumber || blockToLive > last) {
      return problem(
        'EMCM_TXBTL',
        `The block-to-live must be 0 or ${chain.blockNumber} to ${last}, got ${blockToLive}`,
      )
    }
  }
  if (equalBytes(hashOf(body.source), hashOf(body.change))) {
    return problem(
      'EMCM_TXCHG',
      'The change must go to a fresh key: the key of the source signs only this once',
    )
  }
  if (!equalBytes(tagOf(body.source), tagOf(body.change))) {
    return problem('EMCM_XTXTAGMISMATCH', 'Source and change must have the same tag')
  }
  const minimumFee = chain.minimumFee ?? MINIMUM_FEE
  if (fee < minimumFee) {
    return problem('EMCM_TXFEE', `The fee must be at least ${minimumFee} nanoMCM, got ${fee}`)
  }
  return null
}

function destinationsProblem({ destinations, source }: TransactionBody): TransactionProblem | null {
  let sum = 0n
  let previous: Uint8Array | null = null
  for (const [index, destination] of destinations.entries()) {
    const bytes = encodeDestination(destination, `destinations[${index}]`)
    if (previous !== null && compareBytes(previous, bytes) > 0) {
      return problem(
        'EMCM_TXMDSTSORT',
        `destinations[${index}]: must not sort before the one above it`,
        index,
      )
    }
    previous = bytes
    sum += destination.amount
    const found = destinationProblem(destination, index, source, sum)
    if (found) return found
  }
  return null
}

/** Checks one destination apart from its place in the order; `sum` includes its amount. */
export function destinationProblem(
  destination: Destination,
  index: number,
  source: Uint8Array,
  sum: bigint,
): TransactionProblem | null {
  const name = `destinations[${index}]`
  if (destination.amount === 0n) {
    return problem('EMCM_XTXDSTAMOUNT', `${name}: the amount must not be 0`, index)
  }
  if (equalBytes(destination.tag, tagOf(source))) {
    return problem('EMCM_XTXTAGMATCH', `${name}: the destination is the source itself`, index)
  }
  if (sum > MAX_UINT64) {
    return problem('EMCM_MATH64_OVERFLOW', `${name}: the amounts so far exceed 64 bits`, index)
  }
  const memoProblem = validateMemo(destination.memo)
  return memoProblem && problem('EMCM_XTXREF', `${name}: ${memoProblem.message}`, index)
}

function totalsProblem(body: TransactionBody, chain: ChainState): TransactionProblem | null {
  const { destinations, sendTotal, fee } = body
  const sum = destinations.reduce((total, { amount }) => total + amount, 0n)
  if (sum !== sendTotal) {
    return problem('EMCM_XTXTOTALS', `sendTotal must be the sum ${sum}, got ${sendTotal}`)
  }
  const fees = (chain.minimumFee ?? MINIMUM_FEE) * BigInt(destinations.length)
  if (fee < fees) {
    return problem(
      'EMCM_XTXFEES',
      `The fee for ${destinations.length} destinations must be at least ${fees} nanoMCM, got ${fee}`,
    )
  }
  return null
}

function signatureProblem(transaction: SignedTransaction): TransactionProblem | null {
  if (!hasCanonicalAddressSeed(transaction.signature)) {
    return problem(
      'EMCM_TXADRS',
      `Bytes 20 to 31 of the address seed (the last 12 of the ${SIGNATURE_SIZE}) must be 420000000e00000001000000`,
    )
  }
  if (!verify(transaction.signature, transactionMessage(transaction), hashOf(transaction.source))) {
    return problem('EMCM_TXWOTS', 'The signature is not by the key that the source names')
  }
  return null
}

function ledgerProblem(body: TransactionBody, chain: ChainState): TransactionProblem | null {
  if (chain.balance === null) {
    return problem('EMCM_TXSRCLE', 'The ledger holds no balance under the source address')
  }
  const total = body.sendTotal + body.changeTotal + body.fee
  if (total > MAX_UINT64) {
    return problem('EMCM_TXOVERFLOW', 'Send, change and fee together exceed 64 bits')
  }
  if (chain.balance !== undefined && total !== chain.balance) {
    return problem(
      'EMCM_TXTOTAL',
      `Send, change and fee must be the whole balance of ${chain.balance} nanoMCM, got ${total}`,
    )
  }
  return null
}

function problem(
  code: TransactionProblemCode,
  message: string,
  destination: number | null = null,
): TransactionProblem {
  return { code, verdict: verdictOf(code), message, destination }
}

function verdictOf(code: TransactionProblemCode): TransactionProblem['verdict'] {
  if (code === 'EMCM_TXADRS' || code === 'EMCM_TXWOTS') return 'VEBAD2'
  return code === 'EMCM_TXSRCLE' || code === 'EMCM_TXTOTAL' ? 'VERROR' : 'VEBAD'
}

function tagOf(ledgerAddress: Uint8Array): Uint8Array {
  return ledgerAddress.subarray(0, TAG_SIZE)
}

function hashOf(ledgerAddress: Uint8Array): Uint8Array {
  return ledgerAddress.subarray(TAG_SIZE, LEDGER_ADDRESS_SIZE)
}
