import { Banner } from '@mcm/ui/banner'
import { Button } from '@mcm/ui/button'
import { RelativeTime } from '@mcm/ui/relative-time'
import { messages } from './messages'

/** Shows the age of saved data. Without saved data, it offers the site's new version. */
export default function OfflineBanner({ savedAt }: { savedAt: number | undefined }) {
  if (savedAt === undefined)
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
      {/* The ticking text isn't announced every time. */}
      <span aria-live="off">
        {messages.saved} <RelativeTime time={savedAt} />.
      </span>
    </Banner>
  )
}
