import { type ChainStatus, isChainStatus, isOrphaned, statusInChain } from '@mcm/react/query'
import {
  type BlockIdentifier,
  type RosettaReader,
  RosettaErrorCode,
  type SearchTransaction,
  summarizeTransaction,
  type Transaction,
  type TransactionSummary,
  isEndpointCapabilityError,
} from '@mcm/rosetta-client'
import { orUndefined } from './or-undefined'

/** Maximum number of rows to search for a hash: one for each block that has contained the transaction. */
export const FOUND_LIMIT = 10

/** A transaction with its block. The block's hash is unknown if only its height was given. */
export interface FoundTransaction extends Omit<TransactionSummary, 'block'> {
  block: { index: number; hash?: string } | null
  /** The transaction as returned by the endpoint, for verification. */
  response: Transaction
}

/** The result of looking up a hash (specification, section 4, 'Transaction lookup order'). */
export type TransactionLookup =
  /**
   * The transaction is in a block of the chain, or only in orphaned blocks. `SUCCESS` comes first.
   */
  | { kind: 'confirmed'; transactions: FoundTransaction[] }
  /** The transaction is in the mempool. Orphaned blocks that contained it follow. */
  | { kind: 'pending'; transactions: FoundTransaction[] }
  | { kind: 'block'; hash: string }
  | { kind: 'not-found' }

interface Wanted {
  hash: string
  /** Height of the block in which the reader saw the transaction, if known. */
  block?: number | undefined
  signal: AbortSignal
  /** Checks a block from the index against the chain. */
  chainStatusOf: (block: BlockIdentifier) => Promise<ChainStatus | undefined>
}

/**
 * Looks up a hash as a transaction in the chain, then in the mempool, then as a block. If a lookup
 * fails, the next one is tried (specification, section 8).
 *
 * @throws the client's errors. 'Not found' is a result, but only if every lookup returned it.
 *   Otherwise, the first failure is thrown.
 */
export async function lookUpTransaction(
  client: RosettaReader,
  wanted: Wanted,
): Promise<TransactionLookup> {
  const { hash, signal } = wanted
  const failures: unknown[] = []
  const ignoringFailure = async <T>(call: Promise<T>): Promise<T | undefined> => {
    try {
      return await call
    } catch (error) {
      signal.throwIfAborted()
      failures.push(error)
      return undefined
    }
  }

  const mined = (await inChain(client, wanted, failures)) ?? []
  if (mined.some(({ status }) => !isOrphaned(status))) {
    return { kind: 'confirmed', transactions: mined }
  }
  const waiting = await ignoringFailure(
    orUndefined(client.mempool.transaction({ hash }, { signal }), [
      RosettaErrorCode.TransactionNotFound,
    ]),
  )
  if (waiting) {
    // In the mempool, so pending, whatever its operations' statuses.
    const pending = { ...found(waiting.transaction), status: 'PENDING' }
    return { kind: 'pending', transactions: [pending, ...mined] }
  }
  if (mined.length > 0) return { kind: 'confirmed', transactions: mined }
  // The index takes a few seconds longer than the chain.
  const { block } = wanted
  const unindexed = block && (await ignoringFailure(inBlock(client, { hash, block, signal })))
  if (unindexed) return { kind: 'confirmed', transactions: [unindexed] }
  const asBlock = await orUndefined(client.block.get({ hash }, { signal }), [
    RosettaErrorCode.BlockNotFound,
  ])
  if (asBlock) return { kind: 'block', hash }
  if (failures.length > 0) throw failures[0]
  return { kind: 'not-found' }
}

async function inChain(
  client: RosettaReader,
  { hash, block, signal, chainStatusOf }: Wanted,
  failures: unknown[],
): Promise<FoundTransaction[] | undefined> {
  try {
    const { transactions } = await client.search.transactions(
      { hash, limit: FOUND_LIMIT },
      { signal },
    )
    const rows = await Promise.all(
      transactions.map(async (row) => {
        const transaction = found(row)
        if (!isChainStatus(transaction.status)) return transaction
        const { block_identifier: holder } = row
        const status = holder ? await chainStatusOf(holder) : 'unknown'
        if (status === undefined) return transaction
        return { ...transaction, status: statusInChain(transaction.status, status) }
      }),
    )
    return rows.sort(successFirst)
  } catch (error) {
    // Not every server has an index. If the reader came from a block, that block can be
    // searched instead.
    if (!isEndpointCapabilityError(error)) throw error
    const one = block && (await inBlock(client, { hash, block, signal }))
    if (one) return [one]
    failures.push(error)
    return undefined
  }
}

async function inBlock(
  client: RosettaReader,
  { hash, block, signal }: Pick<Wanted, 'hash' | 'signal'> & { block: number },
): Promise<FoundTransaction | undefined> {
  const response = await orUndefined(
    client.block.transaction({ block: { index: block }, hash }, { signal }),
    [RosettaErrorCode.BlockNotFound, RosettaErrorCode.TransactionNotFound],
  )
  return response && { ...found(response.transaction), block: { index: block } }
}

function found(response: Transaction | SearchTransaction): FoundTransaction {
  return { ...summarizeTransaction(response), response }
}

function successFirst(a: FoundTransaction, b: FoundTransaction): number {
  return Number(b.status === 'SUCCESS') - Number(a.status === 'SUCCESS')
}
