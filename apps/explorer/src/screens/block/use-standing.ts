import type { Block } from '@mcm/rosetta-client'
import { useQuery } from '@tanstack/react-query'
import { blockByHeightQuery, SETTLED_DEPTH } from '../../data/queries'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { useOnNewTip, useTipHeight } from '../../features/endpoint/use-tip-height'

/**
 * The block that stands at the height of this one, as last heard: asked for with each new tip, until
 * it is so deep that another can't take its place.
 */
export function useStanding(block: Block | undefined): Block | undefined {
  const height = block?.block_identifier.index
  const { data, refetch } = useQuery({
    ...blockByHeightQuery(useEndpoint(), height ?? 0),
    enabled: false,
  })
  const tip = useTipHeight()
  useOnNewTip(() => {
    if (height !== undefined && tip !== undefined && tip - height < SETTLED_DEPTH) void refetch()
  })
  return data
}
