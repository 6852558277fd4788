import { saveStream } from '@mcm/exports'
import { Button } from '@mcm/ui/button'
import { Row } from '@mcm/ui/layout'
import { Text } from '@mcm/ui/text'
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { messages, problemText } from './messages'
import {
  mergeWatchlist,
  readWatchlist,
  WATCHLIST_FILE,
  writeWatchlist,
} from '../file/watchlist-file'
import styles from './watchlist.module.css'
import { replaceWatchlist, watchedNow, type WatchlistEntry } from '../watchlist-store'

interface Outcome {
  text: string
  failed: boolean
}

interface WatchlistFileButtonsProps {
  entries: readonly WatchlistEntry[]
  /** Where the list is kept, and how long it can be. */
  children: ReactNode
}

/** Buttons that export the list to a file and import it from one, with a text next to them. */
export function WatchlistFileButtons({ entries, children }: WatchlistFileButtonsProps) {
  const file = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<Outcome>()
  const words = useRef<HTMLDivElement>(null)
  // Imported addresses push it down.
  useEffect(() => {
    if (outcome) words.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])

  const save = () => {
    setOutcome(undefined)
    const stream = new Blob([writeWatchlist(entries)]).stream()
    void saveStream(stream, WATCHLIST_FILE, { method: 'download' })
  }
  const load = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = input.files ?? []
    if (!chosen) return
    try {
      setOutcome(importText(await chosen.text()))
    } catch {
      setOutcome({ text: messages.unreadable, failed: true })
    }
    // Lets the same file be chosen again after fixing it.
    input.value = ''
  }

  return (
    <div className={styles['foot']}>
      <div>{children}</div>
      <Row gap={4} nowrap>
        {entries.length > 0 && (
          <Button variant="quiet" className={styles['action']} onClick={save}>
            {messages.export}
          </Button>
        )}
        <Button variant="quiet" className={styles['action']} onClick={() => file.current?.click()}>
          {messages.import}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept="application/json,.json"
          aria-label={messages.file}
          onChange={(event) => void load(event)}
        />
      </Row>
      <div ref={words} role="status" className={styles['outcome']}>
        {outcome && (
          <Text as="p" size={13} tone={outcome.failed ? 'red' : 'soft'}>
            {outcome.text}
          </Text>
        )}
      </div>
    </div>
  )
}

function importText(text: string): Outcome {
  const read = readWatchlist(text)
  if (!Array.isArray(read)) return { text: problemText(read), failed: true }
  const result = mergeWatchlist(watchedNow(), read)
  replaceWatchlist(result.entries)
  return { text: messages.imported(result), failed: result.added === 0 && result.left.length > 0 }
}
