import type { Block } from '@mcm/rosetta-client'
import { skipToken, useQuery } from '@tanstack/react-query'
import { canonicalQuery } from '../../data/canonical-block'
import { type Standing, standingOf } from '../../data/standing'
import { useEndpoint } from '../../features/endpoint/endpoint-store'

/** Whether a block is part of the chain, checked again whenever the tip moves. */
export function useCanonicalBlock(block: Block | undefined): Standing {
  const endpoint = useEndpoint()
  return standingOf(
    useQuery(
      block
        ? canonicalQuery(endpoint, block.block_identifier)
        : { queryKey: [endpoint, 'canonical', 'none'], queryFn: skipToken },
    ),
  )
}
