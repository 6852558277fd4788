import { Button } from '@mcm/ui/button'
import { Link } from '@mcm/ui/link'
import { useEffect, useId, useRef } from 'react'
import { paths } from '../../../config/paths'
import { messages } from './messages'
import { KnownMark } from '../../watchlist/known-mark/known-mark'
import { readSearch } from '../rules/search-rules'
import { forgetSearches, useRecentSearches } from './recent-searches'
import styles from '../box/search.module.css'

/** Recent searches, below the focused search box. The arrow keys move through them. */
export default function RecentPanel({ close }: { close: () => void }) {
  const recent = useRecentSearches()
  // Preloaded before it is needed.
  useEffect(() => void import('../run-search').catch(() => undefined), [])
  return recent.length > 0 && <Panel recent={recent} close={close} />
}

function Panel({ recent, close }: { recent: readonly string[]; close: () => void }) {
  const panel = useRef<HTMLDivElement>(null)
  const headId = useId()

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
    // Keeps focus on a press: Safari doesn’t focus links, so the panel would close before the click.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={panel} className={styles['panel']} onMouseDown={(event) => event.preventDefault()}>
      <div className={styles['head']}>
        <span id={headId}>{messages.title}</span>
        <Button size="small" variant="quiet" onClick={forgetSearches}>
          {messages.forget}
        </Button>
      </div>
      <ul aria-labelledby={headId}>
        {recent.map((text) => (
          <li key={text}>
            <Link
              href={paths.search.href(text)}
              tone="ink"
              className={styles['recent']}
              onClick={close}
            >
              <Watched text={text} />
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Marks a recent search that is an address on the watchlist. */
function Watched({ text }: { text: string }) {
  const { rule, value } = readSearch(text)
  return (rule === 'hex' || rule === 'base58') && <KnownMark address={value} />
}
