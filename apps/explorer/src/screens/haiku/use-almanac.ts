import type { SummaryIndex } from '@mcm/exports/data-set'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { periodsQuery, summaryIndexQuery } from '../../data/chain-summary-queries'
import { keys } from '../../data/keys'
import { AlmanacSource, type AlmanacVerse } from './almanac-source'
import { findWords, inAll, inAny } from '../../features/verse/find-words'

/** Number of verses that are loaded at a time. */
export const PAGE_SIZE = 18

export interface Found {
  /** Number of all verses, or undefined while it isn't known. */
  count: number | undefined
  verses: readonly AlmanacVerse[]
  hasMore: boolean
  isLoading: boolean
  error: unknown
  more: () => void
  retry: () => void
}

/** Returns the index and the days of the data set. */
export function useAlmanacIndex(dataset: string) {
  const index = useQuery(summaryIndexQuery(dataset))
  const path = index.data?.files.days.path ?? ''
  const days = useQuery({ ...periodsQuery(dataset, path), enabled: path !== '' })
  return {
    index: index.data,
    days: days.data,
    error: index.error ?? days.error,
    retry: () => {
      void index.refetch()
      if (path !== '') void days.refetch()
    },
  }
}

/** What is searched for: words, or the blocks of a day. */
export type Search = { words: string } | { first: number; last: number }

/** Returns the verses of a search, latest first, a page at a time. */
export function useVerses(dataset: string, index: SummaryIndex, search: Search): Found {
  const source = new AlmanacSource(dataset, index)
  const name = 'words' in search ? search.words : `${search.first}-${search.last}`
  const list = useQuery({
    queryKey: keys.chainSummaryFile(dataset, `${index.files.words.path} ${name}`),
    queryFn: ({ signal }) => findHeights(source, index, search, signal),
    staleTime: Infinity,
  })
  const heights = list.data
  const pages = useInfiniteQuery({
    queryKey: keys.chainSummaryFile(dataset, `${index.files.verses.path} ${name}`),
    enabled: heights !== undefined,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      source.versesAt((heights ?? []).slice(pageParam, pageParam + PAGE_SIZE), signal),
    getNextPageParam: (_, all) =>
      all.length * PAGE_SIZE < (heights?.length ?? 0) ? all.length * PAGE_SIZE : undefined,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
  return {
    count: heights?.length,
    verses: heights?.length === 0 ? [] : (pages.data?.pages.flat() ?? []),
    hasMore: pages.hasNextPage,
    isLoading: list.isLoading || pages.isFetching,
    error: list.error ?? pages.error,
    more: () => void pages.fetchNextPage(),
    retry: () => void (list.error ? list.refetch() : pages.refetch()),
  }
}

async function findHeights(
  source: AlmanacSource,
  index: SummaryIndex,
  search: Search,
  signal: AbortSignal,
): Promise<number[]> {
  if ('first' in search) {
    const verses = await source.versesBetween(search.first, search.last, signal)
    return verses.map(({ height }) => height).toReversed()
  }
  const lists = findWords(search.words, index.words).map(async (entries) =>
    inAny(await Promise.all(entries.map((entry) => source.heightsOf(entry, signal)))),
  )
  return inAll(await Promise.all(lists))
}
