import type { Block, SearchTransaction } from '@mcm/rosetta-client'

/**
 * Returns the transactions of an address that the newest blocks have and the search index doesn't have yet,
 * as the index will list them, newest first. Otherwise, the list would contradict a balance that already
 * includes them.
 *
 * @param blocks The newest blocks of the chain, newest first.
 * @param indexed The newest transactions of the address in the index, newest first.
 */
export function unindexedOf(
  blocks: readonly Block[],
  indexed: readonly SearchTransaction[],
  address: string,
): SearchTransaction[] {
  const found: SearchTransaction[] = []
  for (const block of blocks) {
    if (isIndexed(block, indexed)) break
    found.push(...transactionsOf(block, address))
  }
  return found
}

/**
 * Returns the list with what the index doesn't have yet. It replaces what the index lists without a block.
 */
export function withUnindexed(
  unindexed: readonly SearchTransaction[],
  indexed: readonly SearchTransaction[],
): SearchTransaction[] {
  const mined = new Set(unindexed.map(hashOf))
  return [...unindexed, ...indexed.filter((row) => row.block_identifier || !mined.has(hashOf(row)))]
}

const hashOf = (row: SearchTransaction): string => row.transaction_identifier.hash

/** A block is indexed whole, after the blocks below it. */
function isIndexed(
  { block_identifier: { index, hash } }: Block,
  rows: readonly SearchTransaction[],
) {
  return rows.some(
    ({ block_identifier: at }) => at !== undefined && (at.hash === hash || at.index > index),
  )
}

/** Returns the transactions that a search for the address finds in a block. It never finds rewards. */
function transactionsOf(block: Block, address: string): SearchTransaction[] {
  const { block_identifier, timestamp, transactions } = block
  return transactions
    .filter(
      ({ operations }) =>
        operations.some(({ account }) => account?.address === address) &&
        !operations.some(({ type }) => type === 'REWARD'),
    )
    .map((transaction) => ({ ...transaction, block_identifier, timestamp }))
    .toReversed()
}
