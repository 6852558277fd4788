import { toHex } from '@mcm/address'
import {
  isApiError,
  RosettaErrorCode,
  summarizeTransaction,
  type RosettaClient,
  type TransactionSummary,
} from '@mcm/rosetta-client'

/** An account's entry in the ledger. */
export interface Holding {
  /** The ledger address, 40 bytes as hex: the tag, followed by the hash of the current key. */
  readonly ledgerAddress: string
  /** The balance in nanoMCM. */
  readonly balance: bigint
}

/**
 * Reads an account's entry in the ledger. Returns `null` for an unused account, for a balance of 0,
 * and while the endpoint's node is down, because the API doesn't distinguish these cases.
 */
export async function readHolding(mesh: RosettaClient, tag: Uint8Array): Promise<Holding | null> {
  try {
    const { result } = await mesh.call.resolveTag({ address: tag })
    return { ledgerAddress: result.address, balance: BigInt(result.amount) }
  } catch (error) {
    if (isApiError(error, RosettaErrorCode.AccountNotFound)) return null
    throw error
  }
}

/** The endpoint's status. */
export interface Tip {
  readonly height: number
  /** Whether the endpoint reports that it is in sync. The balance is up to date only if it is. */
  readonly synced: boolean
}

export async function readTip(mesh: RosettaClient): Promise<Tip> {
  const { current_block_identifier, sync_status } = await mesh.network.status()
  return { height: current_block_identifier.index, synced: sync_status.synced === true }
}

/** The pending transactions that involve an account. */
export interface Waiting {
  readonly outgoing: readonly TransactionSummary[]
  readonly incoming: readonly TransactionSummary[]
}

/**
 * Searches the endpoint's mempool for an account's transactions. The mempool shows only one node's
 * view.
 */
export async function readWaiting(mesh: RosettaClient, tag: Uint8Array): Promise<Waiting> {
  const address = toHex(tag)
  const { transaction_identifiers } = await mesh.mempool.list()
  const outgoing: TransactionSummary[] = []
  const incoming: TransactionSummary[] = []
  for (const { hash } of transaction_identifiers) {
    const transaction = await readPending(mesh, hash)
    if (!transaction) continue
    if (transaction.source === address) outgoing.push(transaction)
    if (transaction.destinations.some((to) => to.address === address)) incoming.push(transaction)
  }
  return { outgoing, incoming }
}

/** Returns a pending transaction, or `null` if it has left the mempool in the meantime. */
async function readPending(mesh: RosettaClient, hash: string): Promise<TransactionSummary | null> {
  try {
    return summarizeTransaction((await mesh.mempool.transaction({ hash })).transaction)
  } catch (error) {
    if (isApiError(error, RosettaErrorCode.TransactionNotFound)) return null
    throw error
  }
}
