import type { Block } from '@mcm/rosetta-client'
import { skipToken, useQuery } from '@tanstack/react-query'
import { canonicalQuery } from '../../data/canonical-block'
import { type ChainStatus, chainStatusOf } from '../../data/chain-status'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { keys } from '../../data/keys'

/** Returns whether a block is part of the chain. This is rechecked whenever the tip moves. */
export function useCanonicalBlock(block: Block | undefined): ChainStatus {
  const endpoint = useEndpoint()
  return chainStatusOf(
    useQuery(
      block
        ? canonicalQuery(endpoint, block.block_identifier)
        : { queryKey: keys.nothing(endpoint), queryFn: skipToken },
    ),
  )
}
