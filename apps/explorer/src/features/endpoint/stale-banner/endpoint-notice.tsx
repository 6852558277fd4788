import { useQuery } from '@tanstack/react-query'
import { statusQuery } from '../../../data/queries'
import { useEndpoint } from '../endpoint-store'
import { healthOfStatus } from '../health/health'
import { healthState } from '../health/health-states'
import { useClockOffset } from '../use-clock-offset'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'

// Neither is part of a first load that goes well.
const StaleBanner = lazyPart(() => import('./stale-banner'), { failure: 'silent' })
const ClockBanner = lazyPart(() => import('./clock-banner'), { failure: 'silent' })

/** Warns above every screen when the endpoint's health, or the device's clock, makes what is on it doubtful. */
export function EndpointNotice() {
  const endpoint = useEndpoint()
  // The last answer counts: while the endpoint is down, what is on screen is still from it.
  const { data, dataUpdatedAt } = useQuery({ ...statusQuery(endpoint), enabled: false })
  const offset = useClockOffset()
  const health = data && healthOfStatus(data, dataUpdatedAt + offset)
  return (
    <>
      {offset !== 0 && <ClockBanner offset={offset} />}
      {health && healthState(health).notice && (
        <StaleBanner key={endpoint} health={health} newest={data.current_block_timestamp} />
      )}
    </>
  )
}
