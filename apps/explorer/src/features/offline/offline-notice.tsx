import { lazyPart } from '../../shared/lazy-part/lazy-part'
import { useOfflineState } from './offline-state'

const OfflineBanner = lazyPart(() => import('./offline-banner'), { failure: 'silent' })

/** Says above every screen that the browser is offline, or that the site has a new version. */
export function OfflineNotice() {
  const { isOffline = false, savedAt, isOutdated } = useOfflineState()
  if (!isOffline && !isOutdated) return null
  return <OfflineBanner isOffline={isOffline} savedAt={savedAt} />
}
