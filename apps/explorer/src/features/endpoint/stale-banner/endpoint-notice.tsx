import { useQuery } from '@tanstack/react-query'
import { statusQuery } from '../../../data/queries'
import { useEndpoint } from '../endpoint-store'
import { healthOfStatus } from '../health/health'
import { healthState } from '../health/health-states'
import { StaleBanner } from './stale-banner'

/** Warns above every screen when the endpoint's health makes what is on it doubtful. */
export function EndpointNotice() {
  const endpoint = useEndpoint()
  // The last answer counts: while the endpoint is down, what is on screen is still from it.
  const { data, dataUpdatedAt } = useQuery({ ...statusQuery(endpoint), enabled: false })
  if (!data) return null
  const health = healthOfStatus(data, dataUpdatedAt)
  if (!healthState(health).notice) return null
  return <StaleBanner key={endpoint} health={health} newest={data.current_block_timestamp} />
}
