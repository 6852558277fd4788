import { isChainStatus, statusInChain } from '@mcm/react/query'
import {
  type SearchTransaction,
  summarizeTransaction,
  type TransactionSummary,
} from '@mcm/rosetta-client'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { latestTransactionsQuery, newTransactionsQuery } from '../../data/latest-transactions-query'
import { countIndexed, transactionKey } from '../../data/search-rows'
import { useEstimatedTimes } from '../../data/use-estimated-times'
import { useCanonicalBlocks } from '../../data/use-canonical-blocks'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { useOnNewTip, useTipHeight } from '../../features/endpoint/use-tip-height'

/** When the index is asked again for a new block, in milliseconds: it takes some seconds to have it. */
const INDEXED_AFTER_MS = [6000, 15_000]

export interface LatestTransaction {
  key: string
  transaction: TransactionSummary
  /** Whether the row above is of the same block. */
  isRepeated: boolean
  /** The number of loaded rows of the block. */
  ofBlock: number
  /** Whether the next page may have more of them. */
  hasMoreOfBlock: boolean
  /** Whether the row below is of another block. */
  isLastOfBlock: boolean
  /** Whether the row is of a block that was mined during the visit, and the latest one. */
  isNew: boolean
}

/**
 * Returns the network's transactions, newest first, each with its block's status in the chain, the
 * times of their blocks, and the number of transactions in the index.
 *
 * @param maxBlock Maximum block height, if only older transactions are wanted.
 */
export function useLatestTransactions(maxBlock: number | undefined) {
  const endpoint = useEndpoint()
  const isLatest = maxBlock === undefined
  const query = useInfiniteQuery(latestTransactionsQuery(endpoint, maxBlock))
  const { data: added, refetch: catchUp } = useQuery(newTransactionsQuery(endpoint))
  const pages = query.data?.pages
  // New transactions are above the height from which older ones are listed.
  const since = isLatest ? added : undefined
  const indexed = useMemo(
    () => unique([...(since ?? []), ...(pages ?? []).flatMap((page) => page.transactions)]),
    [since, pages],
  )
  const blocks = indexed.flatMap(({ transaction: { block, status } }) =>
    block && isChainStatus(status) ? [block] : [],
  )
  const standings = useCanonicalBlocks(endpoint, blocks)
  useOnNewTip(() => {
    if (pages && isLatest) void catchUp()
  })
  const tip = useTipHeight()
  const listedUpTo = indexed[0]?.transaction.block?.index ?? 0
  const missing = isLatest && pages && tip !== undefined && listedUpTo < tip ? tip : undefined
  // A block without transactions is never listed, so the index is asked a few times only.
  useEffect(() => {
    if (missing === undefined) return undefined
    const timers = INDEXED_AFTER_MS.map((time) => setTimeout(() => void catchUp(), time))
    return () => timers.forEach(clearTimeout)
  }, [missing, catchUp])
  const loadedUpTo = heightOf(pages?.[0]?.transactions[0])
  const newest = indexed[0]?.transaction.block?.index
  const counts = countByBlock(indexed)
  const rows = indexed.map(({ key, transaction }, at): LatestTransaction => {
    const { block } = transaction
    const standing = block ? standings[block.hash] : undefined
    const status =
      standing === undefined ? transaction.status : statusInChain(transaction.status, standing)
    return {
      key,
      transaction: { ...transaction, status },
      isRepeated: isOfBlock(indexed[at - 1], block?.hash),
      ofBlock: counts.get(block?.hash) ?? 1,
      hasMoreOfBlock: query.hasNextPage && isOfBlock(indexed.at(-1), block?.hash),
      isLastOfBlock: at + 1 < indexed.length && !isOfBlock(indexed[at + 1], block?.hash),
      isNew: newest !== undefined && newest > loadedUpTo && block?.index === newest,
    }
  })
  const times = useEstimatedTimes(endpoint, {
    blocks: rows.flatMap(({ transaction: { block } }) => block ?? []),
    requestable: rows.flatMap(({ transaction: { block, status } }) =>
      block && status === 'SUCCESS' ? [block] : [],
    ),
    isWaiting: query.isPending,
  })
  return { ...query, rows, times, count: pages && countIndexed(pages, since) }
}

type Indexed = Pick<LatestTransaction, 'key' | 'transaction'>

function isOfBlock(row: Indexed | undefined, hash: string | undefined): boolean {
  return hash !== undefined && row?.transaction.block?.hash === hash
}

function countByBlock(rows: readonly Indexed[]): Map<string | undefined, number> {
  const counts = new Map<string | undefined, number>()
  for (const { transaction } of rows) {
    const hash = transaction.block?.hash
    counts.set(hash, (counts.get(hash) ?? 0) + 1)
  }
  return counts
}

/** Returns the height of the block, which is infinite before the list has loaded. */
function heightOf(row: SearchTransaction | undefined): number {
  return row?.block_identifier?.index ?? Infinity
}

/** Returns the rows without those that moved to a later page while blocks were added. */
function unique(found: readonly SearchTransaction[]): Indexed[] {
  const byKey = new Map<string, Indexed>()
  for (const item of found) {
    const key = transactionKey(item)
    if (!byKey.has(key)) byKey.set(key, { key, transaction: summarizeTransaction(item) })
  }
  return [...byKey.values()]
}
