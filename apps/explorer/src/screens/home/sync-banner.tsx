import { Banner } from '@mcm/ui/banner'
import { useQuery } from '@tanstack/react-query'
import { statusQuery } from '../../data/queries'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { messages } from './messages'

/** Says that what the endpoint shows may be old; reads the shared status query. */
export function SyncBanner() {
  const { data } = useQuery({ ...statusQuery(useEndpoint()), enabled: false })
  if (!data) return null
  const { synced, stage } = data.sync_status
  if (synced !== false && !/error/i.test(stage)) return null
  return (
    <Banner tone="warning" title={messages.banner.title}>
      {messages.banner.text(stage)}
    </Banner>
  )
}
