import { useQuery } from '@tanstack/react-query'
import { statusQuery } from '../../../data/queries'
import { useEndpoint } from '../endpoint-store'
import { healthOfStatus } from '../health/health'
import { healthState } from '../health/health-states'
import { useClockOffset } from '../use-clock-offset'
import { useOutage } from './use-outage'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'

// None is needed on a normal first load.
const StaleBanner = lazyPart(() => import('./stale-banner'), { failure: 'silent' })
const OutageBanner = lazyPart(() => import('./outage-banner'), { failure: 'silent' })
const ClockBanner = lazyPart(() => import('./clock-banner'), { failure: 'silent' })

/**
 * Shows a warning above every screen if the endpoint's health or the device's clock makes data
 * unreliable.
 */
export function EndpointNotice() {
  const endpoint = useEndpoint()
  // Uses the last response: while the endpoint is down, the data on screen is still from it.
  const { data, dataUpdatedAt } = useQuery({ ...statusQuery(endpoint), enabled: false })
  const offset = useClockOffset()
  const outage = useOutage()
  const health = data && healthOfStatus(data, dataUpdatedAt + offset)
  return (
    <>
      {offset !== 0 && <ClockBanner offset={offset} />}
      {outage && <OutageBanner key={`outage ${endpoint}`} endpoint={endpoint} {...outage} />}
      {!outage && health && healthState(health).notice && (
        <StaleBanner key={endpoint} health={health} newest={data.current_block_timestamp} />
      )}
    </>
  )
}
