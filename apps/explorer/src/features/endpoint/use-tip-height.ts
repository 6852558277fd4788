import { useQuery } from '@tanstack/react-query'
import { statusQuery } from '../../data/queries'
import { useEndpoint } from './endpoint-store'

/** Height of the newest block as last heard; asks nothing itself. */
export function useTipHeight(): number | undefined {
  const { data } = useQuery({ ...statusQuery(useEndpoint()), enabled: false })
  return data?.current_block_identifier.index
}
