import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { statusQuery } from '../../data/queries'
import { useEndpoint } from '../../features/endpoint/endpoint-store'

/** Not part of a first load that goes well. */
const Behind = lazy(() => import('./behind'))

/** Warns of an endpoint that is behind or in trouble; reads the shared status query. */
export function SyncBanner() {
  const { data } = useQuery({ ...statusQuery(useEndpoint()), enabled: false })
  if (!data) return null
  const { synced, stage } = data.sync_status
  if (synced !== false && !/error/i.test(stage)) return null
  return (
    <Suspense>
      <Behind stage={stage} />
    </Suspense>
  )
}
