import { Button } from '@mcm/ui/button'
import { IconStar, IconStarFilled } from '@mcm/ui/icons'
import { Text } from '@mcm/ui/text'
import { useState } from 'react'
import { unwatch, watch } from '../edit-watchlist'
import { starMessages as messages } from './messages'
import styles from '../panel/watchlist.module.css'
import { entryOf, useIsWatchlistKept, useWatchlist, WATCHLIST_LIMIT } from '../watchlist-store'

/**
 * A button that adds an address to the watchlist or removes it, with the address's label next to
 * it.
 */
export function WatchStar({ address }: { address: string }) {
  const entries = useWatchlist()
  const [toggles, setToggles] = useState(0)
  const entry = entryOf(entries, address)
  const watched = entry !== undefined
  const isKept = useIsWatchlistKept()
  const full = !watched && entries.length >= WATCHLIST_LIMIT
  const name = full ? messages.full : watched ? messages.remove : messages.add
  const toggle = () => {
    setToggles(toggles + 1)
    if (watched) unwatch(address)
    else watch(address)
  }
  return (
    <span className={styles['star']}>
      {(full || entry?.label !== undefined) && (
        <Text size={13} tone="soft">
          {full ? messages.full : entry?.label}
        </Text>
      )}
      {toggles > 0 && !isKept && (
        <Text size={13} tone="amber" role="status">
          {messages.notKept}
        </Text>
      )}
      <Button
        aria-label={name}
        aria-pressed={watched}
        title={name}
        disabled={full}
        onClick={toggle}
        icon={
          // A new element each time, so that the animation restarts.
          <span
            key={toggles}
            className={
              toggles > 0 ? `${styles['drawing']} ${styles['toggled']}` : styles['drawing']
            }
          >
            {watched ? <IconStarFilled size={14} /> : <IconStar size={14} />}
          </span>
        }
      >
        {messages.word}
      </Button>
    </span>
  )
}
