import { useQuery, useQueryClient } from '@tanstack/react-query'
import { summaryIndexQuery } from '../../../data/chain-summary-queries'
import { keys } from '../../../data/keys'

/** How many verses contain words, as far as the index of the data set says. */
export interface VerseCount {
  /** Whether there is one at all, or undefined while that isn't known. */
  exists: boolean | undefined
  /** The number of verses with a single word. */
  count: number | undefined
}

/** Looks words up in the index of the data set, which the almanac uses too. */
export function useVerseCount(dataset: string | undefined, words: string | undefined): VerseCount {
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: keys.chainSummaryFile(dataset ?? '', `count ${words ?? ''}`),
    enabled: dataset !== undefined && words !== undefined,
    queryFn: async () => {
      const { findWords } = await import('../../verse/almanac/find-words')
      const index = await queries.fetchQuery(summaryIndexQuery(dataset ?? ''))
      return findWords(words ?? '', index.words)
    },
    staleTime: Infinity,
    retry: false,
  })
  const [only] = data ?? []
  const isOne = data?.length === 1 && only?.length === 1
  return { exists: data && data.length > 0, count: isOne ? only[0]?.verses : undefined }
}
