import { useQuery } from '@tanstack/react-query'
import { statusQuery } from '../../../data/queries'
import { useEndpoint } from '../endpoint-store'
import { isStale } from '../health/freshness'
import { StaleBanner } from './stale-banner'

/** Warns of an endpoint that is behind or in trouble; reads the shared status query. */
export function SyncNotice() {
  const endpoint = useEndpoint()
  const { data, dataUpdatedAt } = useQuery({ ...statusQuery(endpoint), enabled: false })
  if (!data) return null
  const {
    sync_status: { synced, stage },
    current_block_timestamp: newest,
  } = data
  const inTrouble = synced === false || /error/i.test(stage)
  if (!inTrouble && !isStale(newest, dataUpdatedAt)) return null
  return <StaleBanner key={endpoint} newest={newest} {...(inTrouble && { stage })} />
}
