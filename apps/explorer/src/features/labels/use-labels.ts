import { burnTag } from '@mcm/proof'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useConfig } from '../../config/config-context'
import { keys } from '../../data/keys'
import { type AddressLabels, readLabels } from './read-labels'

/** Addresses that have their meaning from the chain's rules. A deployment can name them otherwise. */
const OF_THE_RULES: AddressLabels = new Map([
  [
    burnTag,
    {
      name: 'Burned rewards',
      source: 'Mochimo’s rules: pseudo blocks pay their reward to this address',
    },
  ],
])

const labelsQuery = (url: string) =>
  queryOptions({
    queryKey: keys.labels(url),
    queryFn: async ({ signal }) => {
      const response = await fetch(url, { signal })
      if (!response.ok) throw new Error(`${url} returned ${response.status}`)
      return new Map([...OF_THE_RULES, ...readLabels(await response.json())])
    },
    staleTime: Infinity,
    // Names are optional: the page is complete without them.
    retry: false,
  })

/** Returns the names of addresses: the deployment's, and those that the chain's rules give. */
export function useLabels(): AddressLabels {
  const { labels = '' } = useConfig()
  const { data = OF_THE_RULES } = useQuery({ ...labelsQuery(labels), enabled: labels !== '' })
  return data
}
