import { CHECKING, isChainStatus } from '@mcm/react/query'
import type { BlockIdentifier, SearchTransactionsResponse as Page } from '@mcm/rosetta-client'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { addressTransactionsQuery } from '../../../data/address-queries'
import { newTransactionsQuery } from '../../../data/new-transactions-query'
import { useBlockMiners } from '../../../data/block-miners'
import { countIndexed, transactionKey } from '../../../data/search-rows'
import { useCanonicalBlocks } from '../../../data/use-canonical-blocks'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import { useOnNewTip } from '../../../features/endpoint/use-tip-height'
import { type Filter, passes } from './filter'
import { minedRows } from './mined-rows'
import { inChain, type Movement, uniqueMovements, withMiner, withRewards } from './movement'
import { withUnindexed } from './unindexed'
import { useUnindexed } from './use-unindexed'

/**
 * Minimum number of matching rows. With a filter on, the next page loads automatically if fewer
 * rows match …
 */
const MIN_ROWS = 5
/**
 * … but no more than this many pages in a row. After that, the visitor decides with the button. A
 * visitor who scrolls gets more pages as long as they bring rows to scroll through.
 */
const MAX_AUTO_PAGES = 10
/**
 * A miner's fees are one row a block, so that its first page can have only a few rows. It is filled
 * to this many, with no more than this many pages.
 */
const FULL_ROWS = 8
const MAX_FOLDED_PAGES = 3

/**
 * Returns an address's movements, page by page, newest first: all loaded movements, and those that
 * match the filter.
 */
export function useTransactions(address: string, filter: Filter) {
  const endpoint = useEndpoint()
  const { maxBlock } = filter
  const isNarrowed = maxBlock !== undefined
  const query = useInfiniteQuery(addressTransactionsQuery(endpoint, address, maxBlock))
  const news = useQuery(newTransactionsQuery(endpoint, address))
  const { data: added, refetch: catchUp } = news
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query
  const pages = data?.pages.length ?? 0
  const indexed = useMemo(() => {
    const listed = data?.pages.flatMap((page) => page.transactions)
    // New transactions are above the height to which the list is narrowed.
    return isNarrowed ? listed : listed && [...(added ?? []), ...listed]
  }, [added, data, isNarrowed])
  const unindexed = useUnindexed(address, isNarrowed ? undefined : indexed)
  const found = useMemo(
    () => uniqueMovements(withUnindexed(unindexed.transactions, indexed ?? []), address),
    [unindexed.transactions, indexed, address],
  )
  const chainStatuses = useCanonicalBlocks(endpoint, blocksOf(found, isChainStatus))
  const checked = useMemo(
    () => found.map((movement) => inChain(movement, chainStatuses)),
    [found, chainStatuses],
  )
  const mined = passes({ direction: 'fee' }, filter)
    ? checked.filter(({ isNamedMiner }) => isNamedMiner)
    : []
  const miners = useBlockMiners(endpoint, blocksOf(mined, isSuccess))
  const loaded = useMemo(
    () =>
      withRewards(
        checked.flatMap((movement) => withMiner(movement, address, miners)),
        miners,
      ),
    [checked, address, miners],
  )
  const movements = useMemo(
    () => loaded.filter((movement) => passes(movement, filter)),
    [loaded, filter],
  )

  const rows = useMemo(() => minedRows(movements, NONE_UNFOLDED).length, [movements])
  const isFilteredShort =
    movements.length < MIN_ROWS && movements.length < loaded.length && pages < MAX_AUTO_PAGES
  const isFoldedShort = rows < FULL_ROWS && rows < movements.length && pages < MAX_FOLDED_PAGES
  const wantsMore = hasNextPage && (isFilteredShort || isFoldedShort)
  useEffect(() => {
    if (wantsMore && !isFetching && !isError) void fetchNextPage()
  }, [wantsMore, isFetching, isError, fetchNextPage])

  useOnNewTip(() => {
    if (pages > 0 && !isNarrowed) void catchUp()
  })

  const isChecking =
    unindexed.isLoading || loaded.some(({ transaction }) => transaction.status === CHECKING)

  return {
    ...query,
    loaded,
    movements,
    /** The number of transactions since the index begins, undefined until it is known. */
    count:
      data &&
      countIndexed(data.pages, isNarrowed ? [] : [...(added ?? []), ...unindexed.transactions]),
    mayAutoLoad:
      pages < MAX_AUTO_PAGES || rowsIn(movements, data?.pages.slice(-MAX_AUTO_PAGES)) >= MIN_ROWS,
    /** Whether no page is loading or will load automatically. */
    isSettled: pages > 0 && !query.isFetchingNextPage && (!wantsMore || isError),
    /** Whether some blocks haven't been read or checked against the chain yet. */
    isChecking,
    /** Whether the list is as new as the tip, with every transaction either in the chain or not. */
    isCurrent: unindexed.isCurrent && !news.isFetching && !news.isError && loaded.every(isDecided),
  }
}

/** Returns the number of rows that pages contribute to the list. */
function rowsIn(movements: readonly Movement[], pages: readonly Page[] = []): number {
  const keys = new Set(pages.flatMap(({ transactions }) => transactions.map(transactionKey)))
  const shown = movements.filter(({ key }) => keys.has(key))
  return minedRows(shown, NONE_UNFOLDED).length
}

const NONE_UNFOLDED: ReadonlySet<string> = new Set()

function isDecided({ transaction: { block, status } }: Movement): boolean {
  return block === null || isChainStatus(status)
}

const isSuccess = (status: string): boolean => status === 'SUCCESS'

/** Returns the blocks of the transactions that have one of the given statuses. */
function blocksOf(
  movements: readonly Movement[],
  isWanted: (status: string) => boolean,
): BlockIdentifier[] {
  return movements.flatMap(({ transaction: { block, status } }) =>
    block && isWanted(status) ? [block] : [],
  )
}
