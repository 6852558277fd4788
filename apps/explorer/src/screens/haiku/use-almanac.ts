import { useQuery } from '@tanstack/react-query'
import { periodsQuery, summaryIndexQuery } from '../../data/chain-summary-queries'

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
