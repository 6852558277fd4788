import { Banner } from '@mcm/ui/banner'
import { Button } from '@mcm/ui/button'
import { RelativeTime } from '@mcm/ui/relative-time'
import { messages } from './messages'

interface OfflineBannerProps {
  isOffline: boolean
  /** The time of the data on screen, if there is any. */
  savedAt: number | undefined
}

/** Says that the browser is offline, with the age of the data. Otherwise it offers the new version. */
export default function OfflineBanner({ isOffline, savedAt }: OfflineBannerProps) {
  if (!isOffline)
    return (
      <Banner
        title={messages.outdated}
        action={
          <Button size="small" onClick={() => location.reload()}>
            {messages.reload}
          </Button>
        }
      />
    )
  return (
    <Banner tone="warning" title={messages.offline}>
      {savedAt === undefined ? (
        messages.resumes
      ) : (
        // The ticking text isn't announced every time.
        <span aria-live="off">
          {messages.saved} <RelativeTime time={savedAt} />.
        </span>
      )}
    </Banner>
  )
}
