import {
  isApiError,
  isRosettaError,
  type RosettaReader,
  RosettaErrorCode,
  summarizeTransaction,
  type TransactionSummary,
} from '@mcm/rosetta-client'

/** A transaction with the block that holds it; its hash is not known where only its height was. */
export interface FoundTransaction extends Omit<TransactionSummary, 'block'> {
  block: { index: number; hash?: string } | null
}

/** What a hash turned out to be (specification, section 4, 'Transaction lookup order'). */
export type TransactionLookup =
  /** In one block, or in several rival ones: `SUCCESS` first. */
  | { kind: 'confirmed'; transactions: FoundTransaction[] }
  | { kind: 'pending'; transactions: FoundTransaction[] }
  | { kind: 'block'; hash: string }
  | { kind: 'not-found' }

interface Wanted {
  hash: string
  /** Height of the block in which the reader saw it, if it is known. */
  block?: number | undefined
  signal: AbortSignal
}

/**
 * Looks a hash up as a transaction in the chain, then in the mempool, then as a block.
 *
 * @throws the client's errors; 'not found' is a result, not an error.
 */
export async function lookUpTransaction(
  client: RosettaReader,
  { hash, block, signal }: Wanted,
): Promise<TransactionLookup> {
  const found = await inChain(client, { hash, block, signal })
  if (found.length > 0) return { kind: 'confirmed', transactions: found }

  const waiting = await orUndefined(client.mempool.transaction({ hash }, { signal }), [
    RosettaErrorCode.TransactionNotFound,
  ])
  if (waiting) {
    return { kind: 'pending', transactions: [summarizeTransaction(waiting.transaction)] }
  }
  const asBlock = await orUndefined(client.block.get({ hash }, { signal }), [
    RosettaErrorCode.BlockNotFound,
  ])
  return asBlock ? { kind: 'block', hash } : { kind: 'not-found' }
}

async function inChain(
  client: RosettaReader,
  { hash, block, signal }: Wanted,
): Promise<FoundTransaction[]> {
  try {
    const { transactions } = await client.search.transactions({ hash, limit: 10 }, { signal })
    return transactions.map(summarizeTransaction).sort(successFirst)
  } catch (error) {
    // Not every server has an index. When the reader came from a block, that can be asked instead.
    if (!isRosettaError(error, 'EndpointCapabilityError') || block === undefined) throw error
    const found = await inBlock(client, { hash, block, signal })
    return found ? [found] : []
  }
}

async function inBlock(
  client: RosettaReader,
  { hash, block, signal }: Wanted & { block: number },
): Promise<FoundTransaction | undefined> {
  const answer = await orUndefined(
    client.block.transaction({ block: { index: block }, hash }, { signal }),
    [RosettaErrorCode.BlockNotFound, RosettaErrorCode.TransactionNotFound],
  )
  return answer && { ...summarizeTransaction(answer.transaction), block: { index: block } }
}

async function orUndefined<T>(promise: Promise<T>, codes: number[]): Promise<T | undefined> {
  try {
    return await promise
  } catch (error) {
    if (codes.some((code) => isApiError(error, code))) return undefined
    throw error
  }
}

function successFirst(a: FoundTransaction, b: FoundTransaction): number {
  return Number(b.status === 'SUCCESS') - Number(a.status === 'SUCCESS')
}
