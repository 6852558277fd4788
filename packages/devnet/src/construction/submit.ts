import {
  decodeTransaction,
  hashTransaction,
  InvalidTransactionError,
  validateTransaction,
  type SignedTransaction,
} from '@mcm/address/transaction'
import { toHex } from '../chain/hex'
import type { ChainClock } from '../chain/clock'
import type { Network } from '../chain/network'
import { toChainTransaction } from './to-chain'

/** A node puts a new transaction into the queue that can be seen after about this long. */
const queueSeconds = 3

/**
 * Gives a signed transaction to the node, which checks it by all rules of the protocol and puts it
 * into the mempool.
 * @returns Why the node refuses it; undefined when it is in the mempool.
 */
export function submitTransaction(
  bytes: Uint8Array,
  { network, clock }: { network: Network; clock: ChainClock },
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
    return `Another transaction of ${accounts.tag(transaction.source)} waits in the mempool`
  }
  // Where chain time runs with the wall's, it takes the node a moment; a manual clock would never reach it.
  const delay = clock.rate === 1 ? queueSeconds * 1000 : 0
  mempool.add(transaction, clock.now() + delay)
  return undefined
}

function decode(bytes: Uint8Array): SignedTransaction | string {
  try {
    const decoded = decodeTransaction(bytes)
    return decoded.signature === null ? 'It is not signed' : decoded
  } catch (error) {
    if (error instanceof InvalidTransactionError) return error.message
    throw error
  }
}

/** The balance of exactly these 40 bytes; null when the ledger has no such address. */
function balanceOf(ledgerAddress: Uint8Array, { accounts }: Network): bigint | null {
  const account = accounts.find(ledgerAddress.subarray(0, 20))
  if (account === undefined || !accounts.isListed(account)) return null
  if (accounts.keyHash(account) !== toHex(ledgerAddress, 20)) return null
  return accounts.balance(account)
}
