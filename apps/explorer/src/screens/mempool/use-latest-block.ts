import { endpointOf } from '@mcm/react/query'
import type { Block } from '@mcm/rosetta-client'
import { skipToken, useQuery } from '@tanstack/react-query'
import { keys } from '../../data/keys'
import { blockByHeightQuery } from '../../data/queries'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { useTipHeight } from '../../features/endpoint/use-tip-height'

/** Returns the latest block, or the one before it while it loads. Undefined until the first has loaded. */
export function useLatestBlock(): Block | undefined {
  const endpoint = useEndpoint()
  const tip = useTipHeight()
  const { data } = useQuery(
    tip === undefined
      ? { queryKey: keys.nothing(endpoint), queryFn: skipToken }
      : {
          ...blockByHeightQuery(endpoint, tip),
          // Keeps the rows of the block before it, so that they are replaced in place.
          placeholderData: (previous, query) =>
            query && endpointOf(query) === endpoint ? previous : undefined,
        },
  )
  return data
}
