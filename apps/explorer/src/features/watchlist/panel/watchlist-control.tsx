import { IconStar } from '@mcm/ui/icons'
import { Popover } from '@mcm/ui/popover'
import { lazy, Suspense } from 'react'
import { messages } from '../star/messages'
import { useWatchlist } from '../watchlist-store'

const WatchlistPanel = lazy(() => import('./watchlist-panel'))

/** The star in the header with the count, and the list behind it. */
export function WatchlistControl() {
  const entries = useWatchlist()
  return (
    <Popover
      label={messages.open(entries.length)}
      face={
        <>
          <IconStar size={14} />
          {entries.length}
        </>
      }
    >
      {(close) => (
        <Suspense fallback={<p>{messages.title}</p>}>
          <WatchlistPanel close={close} />
        </Suspense>
      )}
    </Popover>
  )
}
