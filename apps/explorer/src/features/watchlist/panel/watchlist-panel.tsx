import { Row, Stack } from '@mcm/ui/layout'
import { Button } from '@mcm/ui/button'
import { Heading, Text } from '@mcm/ui/text'
import { useRef, useState } from 'react'
import panelStyles from '../../../shared/header-panel/header-panel.module.css'
import { AddForm } from '../add/add-form'
import { rewatch } from '../edit-watchlist'
import { messages as controlMessages } from '../star/messages'
import { Limit } from './limit'
import { messages } from './messages'
import { Removed } from './removed'
import { Total } from './total'
import { useBalances } from './use-balances'
import { WatchedItem } from './watched-item'
import { WatchlistFileButtons } from './watchlist-file-buttons'
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
    <Stack ref={panel} gap={3} className={panelStyles['panel']}>
      <Row spread align="center" nowrap>
        <Heading level={2} tabIndex={-1}>
          {controlMessages.title}
        </Heading>
        <Button variant="quiet" className={panelStyles['close']} onClick={close}>
          {messages.close}
        </Button>
      </Row>
      {/* Of one address, it would say the same as its row. */}
      {entries.length > 1 && (
        <Total
          addresses={entries.map(({ address }) => address)}
          balances={balances.map(({ data }) => data)}
          isStopped={stopped}
        />
      )}
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
              isStopped={stopped}
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
      <WatchlistFileButtons entries={entries}>
        {isKept ? (
          <p>{entries.length > 0 ? messages.kept : messages.fromFile}</p>
        ) : (
          <Text as="p" tone="amber" role="status">
            {messages.notKept}
          </Text>
        )}
        <Limit count={entries.length} />
      </WatchlistFileButtons>
    </Stack>
  )
}
