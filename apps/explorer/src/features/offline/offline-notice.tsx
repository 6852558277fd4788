import { lazyPart } from '../../shared/lazy-part/lazy-part'
import { useOfflineState } from './offline-state'

const OfflineBanner = lazyPart(() => import('./offline-banner'), { failure: 'silent' })

/** Shows the age of saved data above every screen, or that the site has a new version. */
export function OfflineNotice() {
  const { savedAt, isOutdated } = useOfflineState()
  if (savedAt === undefined && !isOutdated) return null
  return <OfflineBanner savedAt={savedAt} />
}
