import type { Block } from '@mcm/rosetta-client'
import { skipToken, useQuery } from '@tanstack/react-query'
import { keys } from '../../data/keys'
import { blockByHeightQuery } from '../../data/queries'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { useTipHeight } from '../../features/endpoint/use-tip-height'

interface LatestBlock {
  tip: number | undefined
  /** Undefined while it loads. */
  block: Block | undefined
}

/** Returns the block that has just taken what was pending. */
export function useLatestBlock(): LatestBlock {
  const endpoint = useEndpoint()
  const tip = useTipHeight()
  const { data: block } = useQuery(
    tip === undefined
      ? { queryKey: keys.nothing(endpoint), queryFn: skipToken }
      : blockByHeightQuery(endpoint, tip),
  )
  return { tip, block }
}
