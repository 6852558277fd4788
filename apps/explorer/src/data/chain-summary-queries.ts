import {
  type Period,
  readPeriods,
  readSummaryIndex,
  SUMMARY_INDEX,
  type SummaryIndex,
} from '@mcm/exports/data-set'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'

/** How long an index is used before it is checked for a newer one, in milliseconds. */
const INDEX_AGE = 600_000

/** The index of the chain's summary in the folder with this URL. */
export const summaryIndexQuery = (dataset: string) =>
  queryOptions({
    queryKey: keys.chainSummary(dataset),
    queryFn: async ({ signal }): Promise<SummaryIndex> =>
      readSummaryIndex(await fetchJson(`${dataset}/${SUMMARY_INDEX}`, signal)),
    staleTime: INDEX_AGE,
    retry: 1,
  })

/** A summary's rows. The file's name changes with its content. */
export const periodsQuery = (dataset: string, path: string) =>
  queryOptions({
    queryKey: keys.chainSummaryFile(dataset, path),
    queryFn: async ({ signal }): Promise<Period[]> =>
      readPeriods(await fetchJson(`${dataset}/${path}`, signal)),
    staleTime: Infinity,
    retry: 1,
  })

async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`${url} returned ${response.status}`)
  return response.json()
}
