import { queryOptions, useQuery } from '@tanstack/react-query'
import { useConfig } from '../../config/config-context'
import { keys } from '../../data/keys'
import { type AddressLabels, readLabels } from './read-labels'

const NONE: AddressLabels = new Map()

const labelsQuery = (url: string) =>
  queryOptions({
    queryKey: keys.labels(url),
    queryFn: async ({ signal }) => {
      const response = await fetch(url, { signal })
      if (!response.ok) throw new Error(`${url} returned ${response.status}`)
      return readLabels(await response.json())
    },
    staleTime: Infinity,
    // Names are optional: the page is complete without them.
    retry: false,
  })

/**
 * Returns the names that the deployment gives to addresses. There are none without a labels file.
 */
export function useLabels(): AddressLabels {
  const { labels = '' } = useConfig()
  const { data = NONE } = useQuery({ ...labelsQuery(labels), enabled: labels !== '' })
  return data
}
