import { Button } from '@mcm/ui/button'
import { AddressText, Hash } from '@mcm/ui/hash'
import { Link } from '@mcm/ui/link'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import { type ReactNode, useEffect, useId } from 'react'
import { paths } from '../../../config/paths'
import { useKnown } from '../../watchlist/known-mark/known-address'
import styles from '../box/search.module.css'
import { messages as recentMessages } from '../recent/messages'
import { forgetSearches } from '../recent/recent-searches'
import { readSearch } from '../rules/search-rules'
import { FloatingPanel } from './floating-panel'
import { Found } from './found'
import { messages } from './messages'
import { RichestMatches } from './richest-matches'
import { useSuggestions } from './use-suggestions'

interface SuggestionsPanelProps {
  /** The text typed so far. */
  text: string
  close: () => void
  search: (text: string) => void
}

/**
 * The panel below the search box that has focus. It shows what the text would be searched as,
 * followed by matching addresses, pages and recent searches. If the text isn't complete, the first
 * match is highlighted, and Enter or the search button opens it.
 */
export default function SuggestionsPanel({ text, close, search }: SuggestionsPanelProps) {
  const { preview, groups, first, recent, part, loaded, shown } = useSuggestions(text)
  // At hand before it is needed.
  useEffect(() => void import('../run-search').catch(() => undefined), [])
  const rows = groups.length + recent.length + loaded.length
  if (!preview && rows === 0 && !part) return null
  return (
    <FloatingPanel close={close}>
      {preview && (
        <div className={styles['preview']} data-complete={preview.isComplete}>
          <p role="status" className={styles['words']}>
            {preview.words}
            {preview.isComplete && <Found text={text} />}
          </p>
          {preview.isComplete && (
            <button type="button" className={styles['enter']} onClick={() => search(text)}>
              {messages.open}
            </button>
          )}
        </div>
      )}
      {first && <VisuallyHidden as="output">{messages.opens(first.name)}</VisuallyHidden>}
      {groups.map(({ title, matches }) => (
        <Group key={title} title={title}>
          {matches.map(({ href, name, address, hash, count }) => (
            <Stop key={href} href={href} close={close} isHighlighted={href === first?.href}>
              {count !== undefined && (
                <span className={`${styles['balance']} ${styles['label']}`}>
                  {messages.verses(count)}
                </span>
              )}
              {address === undefined ? (
                <span className={styles['label']}>{name}</span>
              ) : (
                <Named address={address} />
              )}
              {hash !== undefined && (
                <>
                  {' '}
                  <Hash value={hash} form="10-8" />
                </>
              )}
            </Stop>
          ))}
        </Group>
      ))}
      {part && (
        <Group title={messages.richList}>
          <Stop href={part.href} close={close} isHighlighted={part === first}>
            <span className={styles['label']}>{part.name}</span>
          </Stop>
          <RichestMatches part={part.text} shown={shown} isOnly={loaded.length === 0}>
            {({ address }, balance) => (
              <Stop key={address} href={paths.address.href(address)} close={close}>
                <span className={styles['balance']}>{balance}</span>
                <Named address={address} short />
              </Stop>
            )}
          </RichestMatches>
        </Group>
      )}
      {loaded.length > 0 && (
        <Group title={messages.loaded}>
          {loaded.map(({ href, address = '' }) => (
            <Stop key={href} href={href} close={close}>
              <Named address={address} />
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
    </FloatingPanel>
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

interface StopProps {
  href: string
  close: () => void
  /** Whether Enter in the search box opens it. @default false */
  isHighlighted?: boolean
  children: ReactNode
}

function Stop({ href, close, isHighlighted = false, children }: StopProps) {
  return (
    <li>
      <Link
        href={href}
        tone="ink"
        className={styles['recent']}
        onClick={close}
        {...(isHighlighted && { 'data-enter': true })}
      >
        {children}
      </Link>
    </li>
  )
}

/** A recent search. An address is shown with its star and label. */
function Recent({ text }: { text: string }) {
  const { rule, value } = readSearch(text)
  if (rule === 'hash') return <Hash value={value} form="15-15" />
  return rule === 'hex' || rule === 'base58' ? <Named address={value} /> : text
}

/** An address in the visitor's form, with its star, and its name before it. */
function Named({ address, short = false }: { address: string; short?: boolean }) {
  const { label, ...rest } = useKnown()(address)
  return (
    <>
      {label !== undefined && <span className={styles['label']}>{label} </span>}
      <AddressText {...rest} form={label === undefined && !short ? '15-15' : '8-8'} />
    </>
  )
}
