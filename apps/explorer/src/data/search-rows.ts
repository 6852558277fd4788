import type { SearchTransaction, SearchTransactionsResponse } from '@mcm/rosetta-client'

/**
 * Returns a key that identifies a search row. A transaction can be in several blocks, only one of
 * which counts.
 */
export const transactionKey = ({ transaction_identifier, block_identifier }: SearchTransaction) =>
  `${transaction_identifier.hash} ${block_identifier?.hash ?? ''}`

/** Returns the index's count when the list was loaded, plus the transactions added since. */
export function countIndexed(
  pages: readonly SearchTransactionsResponse[],
  since: readonly SearchTransaction[] = [],
): number {
  const loaded = new Set(pages.flatMap(({ transactions }) => transactions.map(hashOf)))
  const added = new Set(since.map(hashOf).filter((hash) => !loaded.has(hash)))
  return (pages[0]?.total_count ?? 0) + added.size
}

const hashOf = (found: SearchTransaction): string => found.transaction_identifier.hash
