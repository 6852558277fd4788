import {
  decodeTransaction,
  hashTransaction,
  InvalidTransactionError,
  validateTransaction,
  type SignedTransaction,
} from '@mcm/address/transaction'
import { toHex } from '../chain/hex'
import type { Network } from '../chain/network'
import type { Context } from '../context'
import { toChainTransaction } from './to-chain'

/** Number of seconds until a new transaction is visible in the node's queue. */
const queueSeconds = 3

/**
 * Submits a signed transaction to the node, which checks it against all protocol rules and adds it
 * to the mempool.
 * @returns The reason why the node rejects the transaction, or undefined if it was added to the
 * mempool.
 */
export function submitTransaction(
  bytes: Uint8Array,
  { network, clock, submitted }: Pick<Context, 'network' | 'clock' | 'submitted'>,
): string | undefined {
  const decoded = decode(bytes)
  if (typeof decoded === 'string') return decoded
  const { accounts, mempool, chain } = network
  const problem = validateTransaction(decoded, {
    blockNumber: BigInt(chain.tip.index),
    balance: balanceOf(decoded.source, network),
  })
  if (problem) return `${problem.code}: ${problem.message}`
  const id = hashTransaction(decoded)
  if (mempool.has(id)) return undefined
  const transaction = toChainTransaction(decoded, id, (tag) => accounts.intern(tag))
  if (mempool.isBusy(transaction.source)) {
    return `Another transaction of ${accounts.tag(transaction.source)} is pending`
  }
  // With a live clock, the node takes a moment; a manual clock would never reach that time.
  const delay = clock.rate === 1 ? queueSeconds * 1000 : 0
  mempool.add(transaction, clock.now() + delay)
  submitted(bytes)
  return undefined
}

function decode(bytes: Uint8Array): SignedTransaction | string {
  try {
    const decoded = decodeTransaction(bytes)
    return decoded.signature === null ? 'The transaction is not signed' : decoded
  } catch (error) {
    if (error instanceof InvalidTransactionError) return error.message
    throw error
  }
}

/** Returns the balance of a 40-byte ledger address, or null if it isn't in the ledger. */
function balanceOf(ledgerAddress: Uint8Array, { accounts }: Network): bigint | null {
  const account = accounts.find(ledgerAddress.subarray(0, 20))
  if (account === undefined || !accounts.isListed(account)) return null
  if (accounts.keyHash(account) !== toHex(ledgerAddress, 20)) return null
  return accounts.balance(account)
}
