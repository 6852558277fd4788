import { useQuery } from '@tanstack/react-query'
import { SECONDS_PER_BLOCK } from '../../data/block-pace'
import { statusQuery } from '../../data/queries'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { trueTime } from '../../shared/true-time'

/**
 * Returns in how many milliseconds the next block is expected, or less than 0 if the wait already
 * exceeds the average. Undefined while that is unknown.
 *
 * @param now The time of the last list, in milliseconds since 1970.
 */
export function useNextBlock(now: number | undefined): number | undefined {
  const { data } = useQuery({ ...statusQuery(useEndpoint()), enabled: false })
  if (!data || now === undefined) return undefined
  return data.current_block_timestamp + SECONDS_PER_BLOCK * 1000 - trueTime(now)
}
