import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { richListQuery } from '../../../data/rich-list-queries'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import { ledgerChange, loadedAccounts, matchesSoFar, readNeedle } from './accounts'
import { SEARCH_LIMIT, searchState } from '../search/search-state'

/** What the visitor has asked for beyond the first match of one text at one endpoint. */
interface Wish {
  about: string
  /** Search on until there are so many matches. */
  matches: number
  cancelled: boolean
}

/**
 * The rich list of the chosen endpoint as far as it is loaded, with a search that loads on until it
 * has found something.
 */
export function useRichList(text: string) {
  const endpoint = useEndpoint()
  const queries = useQueryClient()
  const query = useInfiniteQuery(richListQuery(endpoint))
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query
  const pages = data?.pages
  const accounts = useMemo(() => loadedAccounts(pages ?? []).accounts, [pages])

  const needle = readNeedle(text)
  const matches = useMemo(
    () => (needle === '' ? [] : matchesSoFar(accounts, needle)),
    [accounts, needle],
  )
  const about = `${endpoint} ${needle}`
  const [lastWish, setWish] = useState<Wish>()
  const wish = lastWish?.about === about ? lastWish : { about, matches: 1, cancelled: false }
  const [target, setTarget] = useState({ endpoint, count: 0 })

  const mayGoOn = hasNextPage && accounts.length < SEARCH_LIMIT
  const state = searchState({
    isIdle: needle === '',
    isWaiting: data === undefined,
    isFailed: isError,
    isCancelled: wish.cancelled,
    mayGoOn,
    matches: matches.length,
    wanted: wish.matches,
  })
  const isLoadingUp =
    target.endpoint === endpoint && accounts.length < target.count && hasNextPage && !isError
  const wantsMore = data !== undefined && (state === 'searching' || isLoadingUp)
  useEffect(() => {
    if (wantsMore && !isFetching) void fetchNextPage()
  }, [wantsMore, isFetching, fetchNextPage])

  return {
    ...query,
    accounts,
    newest: pages?.at(-1),
    change: useMemo(() => ledgerChange(pages ?? []), [pages]),
    search: {
      /** What is searched for; empty when nothing is. */
      needle,
      state,
      matches,
      mayGoOn,
      /** What was cancelled or failed before is tried again, also for the same text. */
      begin: () => {
        setWish(undefined)
        if (data && isError) void fetchNextPage()
      },
      goOn: () => setWish({ about, matches: matches.length + 1, cancelled: false }),
      cancel: () => {
        setWish({ ...wish, cancelled: true })
        if (data) void queries.cancelQueries({ queryKey: richListQuery(endpoint).queryKey })
      },
    },
    isLoadingUp,
    loadUpTo: (count: number) => setTarget({ endpoint, count }),
    /** Forgets all pages and asks for the first again. */
    reload: () => void queries.resetQueries({ queryKey: richListQuery(endpoint).queryKey }),
  }
}

export type RichList = ReturnType<typeof useRichList>
