import type { SummaryIndex } from '@mcm/exports/data-set'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { keys } from '../../../data/keys'
import { AlmanacSource, type AlmanacVerse } from './almanac-source'
import { findWords, inAll, inAny } from './find-words'

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

/** What is searched for: words, or the blocks of a day. */
export type Search = { words: string } | { first: number; last: number }

/**
 * Returns the verses of a search, latest first, a page at a time.
 *
 * @param pageSize Number of verses that are loaded at a time.
 */
export function useVerses(
  dataset: string,
  index: SummaryIndex,
  search: Search,
  pageSize: number,
): Found {
  const source = new AlmanacSource(dataset, index)
  const name = 'words' in search ? search.words : `${search.first}-${search.last}`
  const list = useQuery({
    queryKey: keys.chainSummaryFile(dataset, `${index.files.words.path} ${name}`),
    queryFn: ({ signal }) => findHeights(source, index, search, signal),
    staleTime: Infinity,
  })
  const heights = list.data
  const pages = useInfiniteQuery({
    queryKey: keys.chainSummaryFile(dataset, `${index.files.verses.path} ${name} ${pageSize}`),
    enabled: heights !== undefined,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      source.versesAt((heights ?? []).slice(pageParam, pageParam + pageSize), signal),
    getNextPageParam: (_, all) =>
      all.length * pageSize < (heights?.length ?? 0) ? all.length * pageSize : undefined,
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
