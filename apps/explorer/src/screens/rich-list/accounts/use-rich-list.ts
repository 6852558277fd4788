import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type RichAccount, richListQuery } from '../../../data/rich-list-queries'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import { readNeedle } from '../../../data/matching-accounts'
import { ledgerChange, loadedAccounts, matchesSoFar } from './accounts'
import { SEARCH_LIMIT, searchState } from '../search/search-state'

/** The visitor's request for more matches than the first for one text at one endpoint. */
interface SearchRequest {
  about: string
  /** Number of matches after which the search stops. */
  matches: number
  canceled: boolean
}

/**
 * Returns the part of the chosen endpoint's rich list that has loaded, with a search that loads
 * more until it finds something.
 */
export function useRichList(text: string) {
  const endpoint = useEndpoint()
  const queries = useQueryClient()
  const query = useInfiniteQuery(richListQuery(endpoint))
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query
  const pages = data?.pages
  const loaded = useMemo(() => loadedAccounts(pages ?? []), [pages])
  const { accounts } = loaded

  const needle = readNeedle(text)
  const matches = useMemo(
    () => (needle === '' ? [] : matchesSoFar(accounts, needle)),
    [accounts, needle],
  )
  const about = `${endpoint} ${needle}`
  const [lastRequest, setRequest] = useState<SearchRequest>()
  const request =
    lastRequest?.about === about ? lastRequest : { about, matches: 1, canceled: false }
  const [target, setTarget] = useState({ endpoint, count: 0 })

  const canContinue = hasNextPage && accounts.length < SEARCH_LIMIT
  const state = searchState({
    isIdle: needle === '',
    isWaiting: data === undefined,
    isFailed: isError,
    isCanceled: request.canceled,
    canContinue,
    matches: matches.length,
    wanted: request.matches,
  })
  const isLoadingToTarget =
    target.endpoint === endpoint && accounts.length < target.count && hasNextPage && !isError
  const wantsMore = data !== undefined && (state === 'searching' || isLoadingToTarget)
  useEffect(() => {
    if (wantsMore && !isFetching) void fetchNextPage()
  }, [wantsMore, isFetching, fetchNextPage])

  return {
    ...query,
    accounts,
    /** Returns what all richer accounts of a loaded account hold, in nanoMCM. */
    heldBefore: useCallback(({ rank }: RichAccount) => loaded.heldBefore[rank - 1] ?? 0n, [loaded]),
    newest: pages?.at(-1),
    change: useMemo(() => ledgerChange(pages ?? []), [pages]),
    search: {
      /** The text to search for; empty if there is no search. */
      needle,
      state,
      matches,
      canContinue,
      /** Retries a canceled or failed search, even if the text is the same. */
      begin: () => {
        setRequest(undefined)
        if (data && isError) void fetchNextPage()
      },
      findMore: () => setRequest({ about, matches: matches.length + 1, canceled: false }),
      cancel: () => {
        setRequest({ ...request, canceled: true })
        if (data) void queries.cancelQueries({ queryKey: richListQuery(endpoint).queryKey })
      },
    },
    isLoadingToTarget,
    loadUpTo: (count: number) => setTarget({ endpoint, count }),
    /** Drops all pages and requests the first page again. */
    reload: () => void queries.resetQueries({ queryKey: richListQuery(endpoint).queryKey }),
  }
}

export type RichList = ReturnType<typeof useRichList>
