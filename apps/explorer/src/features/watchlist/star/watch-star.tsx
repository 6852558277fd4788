import { Button } from '@mcm/ui/button'
import { IconStar, IconStarFilled } from '@mcm/ui/icons'
import { Text } from '@mcm/ui/text'
import { useRef, useState } from 'react'
import { unwatch, watch } from '../edit-watchlist'
import { LabelForm } from '../label/lazy-label-form'
import { starMessages as messages } from './messages'
import styles from './watch-star.module.css'
import { entryOf, useIsWatchlistKept, useWatchlist, WATCHLIST_LIMIT } from '../watchlist-store'

/**
 * A button that adds an address to the watchlist or removes it. An address that was just added can be
 * given a label there.
 */
export function WatchStar({ address }: { address: string }) {
  const entries = useWatchlist()
  const [toggles, setToggles] = useState(0)
  const [isNaming, setIsNaming] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const entry = entryOf(entries, address)
  const watched = entry !== undefined
  const isKept = useIsWatchlistKept()
  const full = !watched && entries.length >= WATCHLIST_LIMIT
  const hint = full ? messages.full : watched ? messages.remove : messages.add
  const word = watched ? messages.watching : messages.watch
  const removed = useRef<string>(undefined)
  const toggle = () => {
    setToggles(toggles + 1)
    if (entry) {
      unwatch(address)
      // Pressing the star again undoes it.
      removed.current = entry.label
    } else watch(address, removed.current)
    setIsNaming(!watched)
  }
  const endNaming = () => {
    setIsNaming(false)
    button.current?.focus()
  }
  return (
    <span className={styles['star']}>
      <Button
        ref={button}
        aria-label={`${word}: ${hint}`}
        aria-pressed={watched}
        title={hint}
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
        {word}
      </Button>
      {entry && isNaming && entry.label === undefined ? (
        <span className={styles['naming']}>
          <LabelForm entry={entry} isAfterWatching onEnd={endNaming} />
        </span>
      ) : (
        full && (
          <Text size={13} tone="soft">
            {messages.full}
          </Text>
        )
      )}
      {toggles > 0 && !isKept && (
        <Text size={13} tone="amber" role="status">
          {messages.notKept}
        </Text>
      )}
    </span>
  )
}
