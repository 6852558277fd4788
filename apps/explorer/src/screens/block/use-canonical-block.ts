import { type ChainStatus, chainStatusOf, getCanonicalQueryOptions } from '@mcm/react/query'
import type { Block } from '@mcm/rosetta-client'
import { skipToken, useQuery } from '@tanstack/react-query'
import { configFor } from '../../data/client'
import { keys } from '../../data/keys'
import { useEndpoint } from '../../features/endpoint/endpoint-store'

/** Returns whether a block is part of the chain. This is rechecked whenever the tip moves. */
export function useCanonicalBlock(block: Block | undefined): ChainStatus {
  const endpoint = useEndpoint()
  return chainStatusOf(
    useQuery(
      block
        ? getCanonicalQueryOptions(configFor(endpoint), { block: block.block_identifier })
        : { queryKey: keys.nothing(endpoint), queryFn: skipToken },
    ),
  )
}
