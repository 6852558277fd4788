import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { addressTransactionsQuery, type Position } from '../../data/address-queries'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { type Filter, passes } from './filter'
import { uniqueMovements } from './movement'
import { useOnNewTip } from './use-on-new-tip'

/** With a filter on, fewer rows than this fetch the next page by themselves … */
const ENOUGH_ROWS = 5
/** … but not more pages than this; then the button is asked. */
const UNASKED_PAGES = 10

/** An address's movements, page by page, the newest first: all that are loaded, and those that pass. */
export function useTransactions(address: string, filter: Filter) {
  const query = useInfiniteQuery(addressTransactionsQuery(useEndpoint(), address))
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query
  const loaded = useMemo(
    () =>
      uniqueMovements(
        (data?.pages ?? []).flatMap((page) => page.transactions),
        address,
      ),
    [data, address],
  )
  const movements = loaded.filter((movement) => passes(movement, filter))

  const pages = data?.pageParams.filter((position) => !(position as Position).newest).length ?? 0
  const wantsMore =
    movements.length < ENOUGH_ROWS &&
    movements.length < loaded.length &&
    pages < UNASKED_PAGES &&
    hasNextPage
  useEffect(() => {
    if (wantsMore && !isFetching && !isError) void fetchNextPage()
  }, [wantsMore, isFetching, isError, fetchNextPage])

  useOnNewTip(async () => {
    if (pages === 0) return
    const { data: now } = await query.fetchPreviousPage()
    const [newest, ...older] = now?.pages.map((page) => page.transactions) ?? []
    const known = uniqueMovements(older.flat(), address)
    const found = uniqueMovements(newest ?? [], address)
    const meets = found.some(({ key }) => known.some((one) => one.key === key))
    // More came since than a page holds: only from the beginning on is the list whole again.
    if (known.length > 0 && found.length > 0 && !meets) await query.refetch()
  })

  return {
    ...query,
    loaded,
    movements,
    mayLoadUnasked: pages < UNASKED_PAGES,
    /** No page is on its way, nor will be by itself. */
    isSettled: pages > 0 && !query.isFetchingNextPage && (!wantsMore || isError),
  }
}
