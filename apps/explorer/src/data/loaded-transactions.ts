import type { Block, Transaction } from '@mcm/rosetta-client'
import type { QueryClient } from '@tanstack/react-query'
import { keys } from './keys'
import { latestTransactionsQuery } from './latest-transactions-query'

/** Returns the blocks that were loaded by hash, in no particular order. */
export function loadedBlocks(queries: QueryClient, endpoint: string): Block[] {
  return queries
    .getQueriesData<Block>({ queryKey: keys.blocksByHash(endpoint) })
    .flatMap(([, block]) => block ?? [])
}

/** Returns the transactions of the loaded blocks, and the latest ones if their list is loaded. */
export function loadedTransactions(queries: QueryClient, endpoint: string): Transaction[] {
  const pages = queries.getQueryData(latestTransactionsQuery(endpoint).queryKey)?.pages ?? []
  return [
    ...loadedBlocks(queries, endpoint).flatMap(({ transactions }) => transactions),
    ...pages.flatMap(({ transactions }) => transactions),
  ]
}
