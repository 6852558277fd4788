import { useQuery } from '@tanstack/react-query'
import { SECONDS_PER_BLOCK } from '../../data/block-pace'
import { statusQuery } from '../../data/queries'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { trueTime } from '../../shared/true-time'

/**
 * Returns the time until the next block is expected, in milliseconds. It is negative once the wait
 * exceeds the average, and undefined while it is unknown.
 *
 * @param now The time of the last list, in milliseconds since 1970.
 */
export function useNextBlock(now: number | undefined): number | undefined {
  const { data } = useQuery({ ...statusQuery(useEndpoint()), enabled: false })
  if (!data || now === undefined) return undefined
  return data.current_block_timestamp + SECONDS_PER_BLOCK * 1000 - trueTime(now)
}
