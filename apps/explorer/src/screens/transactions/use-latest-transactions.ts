import { isChainStatus, statusInChain } from '@mcm/react/query'
import {
  type SearchTransaction,
  summarizeTransaction,
  type TransactionSummary,
} from '@mcm/rosetta-client'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { latestTransactionsQuery, newTransactionsQuery } from '../../data/latest-transactions-query'
import { transactionKey } from '../../data/search-rows'
import { useEstimatedTimes } from '../../data/use-estimated-times'
import { useCanonicalBlocks } from '../../data/use-canonical-blocks'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { useOnNewTip } from '../../features/endpoint/use-tip-height'

export interface LatestTransaction {
  key: string
  transaction: TransactionSummary
}

/**
 * Returns the network's transactions, newest first, each with its block's status in the chain, and
 * the times of their blocks.
 */
export function useLatestTransactions() {
  const endpoint = useEndpoint()
  const query = useInfiniteQuery(latestTransactionsQuery(endpoint))
  const { data: since, refetch: catchUp } = useQuery(newTransactionsQuery(endpoint))
  const indexed = useMemo(
    () =>
      unique([...(since ?? []), ...(query.data?.pages ?? []).flatMap((page) => page.transactions)]),
    [since, query.data],
  )
  const blocks = indexed.flatMap(({ transaction: { block, status } }) =>
    block && isChainStatus(status) ? [block] : [],
  )
  const standings = useCanonicalBlocks(endpoint, blocks)
  const hasPages = query.data !== undefined
  useOnNewTip(() => {
    if (hasPages) void catchUp()
  })
  const rows = indexed.map(({ key, transaction }): LatestTransaction => {
    const standing = transaction.block ? standings[transaction.block.hash] : undefined
    if (standing === undefined) return { key, transaction }
    const status = statusInChain(transaction.status, standing)
    return { key, transaction: { ...transaction, status } }
  })
  const times = useEstimatedTimes(endpoint, {
    blocks: rows.flatMap(({ transaction: { block } }) => block ?? []),
    requestable: rows.flatMap(({ transaction: { block, status } }) =>
      block && status === 'SUCCESS' ? [block] : [],
    ),
    isWaiting: query.isPending,
  })
  return { ...query, rows, times }
}

/** Returns the rows without those that moved to a later page while blocks were added. */
function unique(found: readonly SearchTransaction[]): LatestTransaction[] {
  const byKey = new Map<string, LatestTransaction>()
  for (const item of found) {
    const key = transactionKey(item)
    if (!byKey.has(key)) byKey.set(key, { key, transaction: summarizeTransaction(item) })
  }
  return [...byKey.values()]
}
