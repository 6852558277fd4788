import { IconStar, IconStarFilled } from '@mcm/ui/icons'
import { Popover } from '@mcm/ui/popover'
import { messages } from '../star/messages'
import { useWatchlist } from '../watchlist-store'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'

const WatchlistPanel = lazyPart(() => import('./watchlist-panel'))

/** The star in the header with the number of watched addresses, and the list it opens. */
export function WatchlistControl() {
  const entries = useWatchlist()
  return (
    <Popover
      label={messages.open(entries.length)}
      trigger={
        <>
          {entries.length > 0 ? <IconStarFilled size={14} /> : <IconStar size={14} />}
          {/* Until the app runs, `public/boot.js` fills it. */}
          <span data-watched>{entries.length}</span>
        </>
      }
    >
      {(close) => <WatchlistPanel fallback={<p>{messages.title}</p>} close={close} />}
    </Popover>
  )
}
