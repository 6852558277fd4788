import { Button } from '@mcm/ui/button'
import { AddressText, Hash } from '@mcm/ui/hash'
import { Link } from '@mcm/ui/link'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { paths } from '../../../config/paths'
import { useKnown } from '../../watchlist/known-mark/known-address'
import { useWatchlist } from '../../watchlist/watchlist-store'
import styles from '../box/search.module.css'
import { messages as recentMessages } from '../recent/messages'
import { forgetSearches, useRecentSearches } from '../recent/recent-searches'
import { readSearch } from '../rules/search-rules'
import { matchingEntries, matchingSearches } from './matches'
import { messages } from './messages'
import { previewSearch } from './preview-search'

interface SuggestionsPanelProps {
  /** The text typed so far. */
  text: string
  close: () => void
  search: (text: string) => void
}

/**
 * The panel below the search box that has focus. It shows what the text would be searched as,
 * followed by matching watched addresses and recent searches. The arrow keys move through the
 * links.
 */
export default function SuggestionsPanel({ text, close, search }: SuggestionsPanelProps) {
  const recent = matchingSearches(useRecentSearches(), text)
  const watched = matchingEntries(useWatchlist(), text)
  const preview = previewSearch(text)
  const known = useKnown()
  // At hand before it is needed.
  useEffect(() => void import('../run-search').catch(() => undefined), [])
  if (!preview && recent.length === 0) return null
  return (
    <Panel close={close}>
      {preview && (
        <div className={styles['preview']} data-complete={preview.isComplete}>
          <p role="status">{preview.words}</p>
          {preview.isComplete && (
            <button type="button" className={styles['enter']} onClick={() => search(text)}>
              {messages.enter}
            </button>
          )}
        </div>
      )}
      {watched.length > 0 && (
        <Group title={messages.watched}>
          {watched.map(({ address, label }) => (
            <Stop key={address} href={paths.address.href(address)} close={close}>
              {label !== undefined && <span className={styles['label']}>{label} </span>}
              <AddressText value={known(address).value} watched />
            </Stop>
          ))}
        </Group>
      )}
      {recent.length > 0 && (
        <Group
          title={recentMessages.title}
          action={
            <Button size="small" variant="quiet" onClick={forgetSearches}>
              {recentMessages.forget}
            </Button>
          }
        >
          {recent.map((one) => (
            <Stop key={one} href={paths.search.href(one)} close={close}>
              <Recent text={one} />
            </Stop>
          ))}
        </Group>
      )}
    </Panel>
  )
}

interface GroupProps {
  title: string
  action?: ReactNode
  children: ReactNode
}

function Group({ title, action, children }: GroupProps) {
  const id = useId()
  return (
    <>
      <div className={styles['head']}>
        <span id={id}>{title}</span>
        {action}
      </div>
      <ul aria-labelledby={id}>{children}</ul>
    </>
  )
}

function Stop({ href, close, children }: { href: string; close: () => void; children: ReactNode }) {
  return (
    <li>
      <Link href={href} tone="ink" className={styles['recent']} onClick={close}>
        {children}
      </Link>
    </li>
  )
}

function Panel({ close, children }: { close: () => void; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const box = panel.current?.parentElement
    if (!box) return
    const onKey = (event: KeyboardEvent) => {
      const input = box.querySelector('input')
      if (event.key === 'Escape') {
        input?.focus()
        return close()
      }
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step === undefined) return
      const stops = [input, ...(panel.current?.querySelectorAll<HTMLElement>('a') ?? [])]
      const at = stops.indexOf(document.activeElement as HTMLElement)
      event.preventDefault()
      stops[at + step]?.focus()
    }
    box.addEventListener('keydown', onKey)
    return () => box.removeEventListener('keydown', onKey)
  }, [close])

  return (
    // A press must not take the focus: Safari gives it to no link, and the panel would go before the click.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={panel} className={styles['panel']} onMouseDown={(event) => event.preventDefault()}>
      {children}
    </div>
  )
}

/** A recent search. An address is shown in the visitor's form, with its star and label. */
function Recent({ text }: { text: string }) {
  const known = useKnown()
  const { rule, value } = readSearch(text)
  if (rule === 'hash') return <Hash value={value} form="15-15" />
  if (rule !== 'hex' && rule !== 'base58') return text
  const { label, ...address } = known(value)
  return (
    <>
      {label !== undefined && <span className={styles['label']}>{label} </span>}
      <AddressText {...address} form={label === undefined ? '15-15' : '8-8'} />
    </>
  )
}
