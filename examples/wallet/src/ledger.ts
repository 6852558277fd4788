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
  /** 40 bytes as hex: the tag, then the hash of the current key. */
  readonly ledgerAddress: string
  /** nanoMCM. */
  readonly balance: bigint
}

/**
 * Reads an account's entry in the ledger. Returns `null` for an unused account, for a balance of 0,
 * and while the endpoint's node is down, because the API doesn't distinguish them.
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
  /** Whether the endpoint reports that it is in sync. Only then is the balance up to date. */
  readonly synced: boolean
}

export async function readTip(mesh: RosettaClient): Promise<Tip> {
  const { current_block_identifier, sync_status } = await mesh.network.status()
  return { height: current_block_identifier.index, synced: sync_status.synced === true }
}

/** Pending transactions that involve an account. */
export interface Waiting {
  readonly outgoing: readonly TransactionSummary[]
  readonly incoming: readonly TransactionSummary[]
}

/** Searches the endpoint's mempool, which is one node's view. */
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

/** `null` if it has left the mempool meanwhile. */
async function readPending(mesh: RosettaClient, hash: string): Promise<TransactionSummary | null> {
  try {
    return summarizeTransaction((await mesh.mempool.transaction({ hash })).transaction)
  } catch (error) {
    if (isApiError(error, RosettaErrorCode.TransactionNotFound)) return null
    throw error
  }
}
