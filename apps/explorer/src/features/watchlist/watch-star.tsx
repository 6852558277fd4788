import { IconButton } from '@mcm/ui/button'
import { IconStar, IconStarFilled } from '@mcm/ui/icons'
import { messages } from './messages'
import { isWatched, unwatch, useWatchlist, watch, WATCHLIST_LIMIT } from './watchlist-store'

/** Puts an address on the watchlist, or takes it off. */
export function WatchStar({ address }: { address: string }) {
  const entries = useWatchlist()
  const watched = isWatched(entries, address)
  const full = !watched && entries.length >= WATCHLIST_LIMIT
  return (
    <IconButton
      label={full ? messages.full : watched ? messages.removeThis : messages.add}
      pressed={watched}
      disabled={full}
      onClick={() => (watched ? unwatch(address) : watch(address))}
    >
      {watched ? <IconStarFilled /> : <IconStar />}
    </IconButton>
  )
}
