import { Row, Stack } from '@mcm/ui/layout'
import { Button } from '@mcm/ui/button'
import { Heading, Text } from '@mcm/ui/text'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import { useRef, useState } from 'react'
import { AddForm } from '../add/add-form'
import { rewatch } from '../edit-watchlist'
import { messages as controlMessages } from '../star/messages'
import { messages } from './messages'
import { Removed } from './removed'
import { Total } from './total'
import { useBalances } from './use-balances'
import { WatchedItem } from './watched-item'
import { WatchlistFileButtons } from './watchlist-file-buttons'
import styles from './watchlist.module.css'
import {
  entryOf,
  useIsWatchlistKept,
  useWatchlist,
  WATCHLIST_LIMIT,
  type WatchlistEntry,
} from '../watchlist-store'

/** The saved addresses with their balances. The panel is loaded when it is first opened. */
export default function WatchlistPanel({ close }: { close: () => void }) {
  const entries = useWatchlist()
  const { balances, stopped, again } = useBalances(entries.map(({ address }) => address))
  const panel = useRef<HTMLDivElement>(null)
  const [removed, setRemoved] = useState<{ entry: WatchlistEntry; at: number }>()
  const isKept = useIsWatchlistKept()
  const full = entries.length >= WATCHLIST_LIMIT
  const canUndo = removed && !full && !entryOf(entries, removed.entry.address)

  /** Moves focus to a row's button, or to the list's title, because the pressed button is gone. */
  const focusRow = (at: number) =>
    requestAnimationFrame(() => {
      const buttons = panel.current?.querySelectorAll<HTMLElement>('[data-remove]')
      const title = panel.current?.querySelector<HTMLElement>('h2')
      const next = buttons?.[Math.min(at, buttons.length - 1)] ?? title
      next?.focus()
    })

  return (
    <div ref={panel} className={styles['panel']}>
      <Stack gap={3}>
        <Heading level={2} size={15} tabIndex={-1}>
          {controlMessages.title}
        </Heading>
        {entries.length > 1 && <Total balances={balances.map(({ data }) => data)} />}
        {entries.length === 0 ? (
          <div>
            <p>{messages.empty}</p>
            <Text as="p" size={13} tone="soft">
              {messages.hint}
            </Text>
          </div>
        ) : (
          <ul>
            {entries.map((entry, at) => (
              <WatchedItem
                key={entry.address}
                entry={entry}
                balance={balances[at]}
                close={close}
                onRemoved={() => {
                  setRemoved({ entry, at })
                  focusRow(at)
                }}
              />
            ))}
          </ul>
        )}
        <div role="status" hidden={!canUndo}>
          {removed && canUndo && (
            <Removed
              entry={removed.entry}
              onUndo={() => {
                rewatch(removed.entry, removed.at)
                setRemoved(undefined)
                focusRow(removed.at)
              }}
            />
          )}
        </div>
        {stopped && (
          <Row spread align="center">
            <Text size={13} tone="red" role="status">
              {messages.stopped}
            </Text>
            <Button size="small" onClick={again}>
              {messages.tryAgain}
            </Button>
          </Row>
        )}
        <AddForm />
        <div className={styles['foot']}>
          <WatchlistFileButtons entries={entries}>
            {isKept ? (
              <Text as="p" size={13} tone="soft">
                {entries.length > 0 ? messages.kept : messages.fromFile}
              </Text>
            ) : (
              <Text as="p" size={13} tone="amber" role="status">
                {messages.notKept}
              </Text>
            )}
          </WatchlistFileButtons>
          <Row spread>
            <Text size={13} tone="soft">
              {messages.limit}
            </Text>
            <Text
              size={13}
              mono
              tone={full ? 'amber' : 'soft'}
              weight={full ? 'bold' : 'regular'}
              data-full={full}
            >
              <span aria-hidden="true">{messages.counter(entries.length, WATCHLIST_LIMIT)}</span>
              <VisuallyHidden>
                {messages.counterLabel(entries.length, WATCHLIST_LIMIT)}
              </VisuallyHidden>
            </Text>
          </Row>
        </div>
      </Stack>
    </div>
  )
}
