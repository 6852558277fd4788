import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { addressTransactionsQuery } from '../../data/address-queries'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { uniqueMovements } from './movement'

/** With the filter on, fewer rows than this fetch the next page by themselves … */
const ENOUGH_ROWS = 5
/** … but not more pages than this; then the button is asked. */
const UNASKED_PAGES = 10

/** An address's movements, page by page, without those where it only took the fee if so wished. */
export function useTransactions(address: string, hideFeeOnly: boolean) {
  const query = useInfiniteQuery(addressTransactionsQuery(useEndpoint(), address))
  const found = query.data?.pages.flatMap((page) => page.transactions) ?? []
  const all = uniqueMovements(found, address)
  const movements = hideFeeOnly ? all.filter(({ direction }) => direction !== 'fee') : all

  const pages = query.data?.pages.length ?? 0
  const { hasNextPage, isFetching, isError, fetchNextPage } = query
  const wantsMore = hideFeeOnly && movements.length < ENOUGH_ROWS && pages < UNASKED_PAGES
  useEffect(() => {
    if (wantsMore && hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [wantsMore, hasNextPage, isFetching, isError, fetchNextPage])

  return { ...query, movements, mayLoadUnasked: pages < UNASKED_PAGES }
}
