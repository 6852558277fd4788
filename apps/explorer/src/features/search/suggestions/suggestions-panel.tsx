import { isAddress } from '@mcm/address'
import { formatCount } from '@mcm/ui/amount'
import { Button } from '@mcm/ui/button'
import { AddressText, Hash } from '@mcm/ui/hash'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import { type MouseEvent, useEffect } from 'react'
import { paths } from '../../../config/paths'
import { useKnown } from '../../watchlist/known-mark/known-address'
import searchStyles from '../box/search.module.css'
import { messages as recentMessages } from '../recent/messages'
import { forgetSearches } from '../recent/recent-searches'
import { readSearch } from '../rules/search-rules'
import { FloatingPanel } from './floating-panel'
import { Found } from './found'
import { KeysHint } from './keys-hint'
import { LoadedBlockContext } from './loaded-block-context'
import type { Match } from './match'
import { messages } from './messages'
import { RichestMatches } from './richest-matches'
import { Suggestion, SuggestionGroup } from './suggestion'
import styles from './suggestion.module.css'
import type { NearAddress } from '../rules/slip'
import { completedState } from '../searched-state'
import { useSettled } from './use-settled'
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
  const { preview, groups, first, recent, part, shown } = useSuggestions(text)
  // At hand before it is needed.
  useEffect(() => void import('../run-search').catch(() => undefined), [])
  const rows = groups.length + recent.length
  if (!preview && rows === 0 && !part) return null
  return (
    <FloatingPanel close={close}>
      {preview && (
        <div className={searchStyles['preview']} data-complete={preview.isComplete}>
          <p className={searchStyles['words']}>
            {preview.words}
            {preview.isComplete && (
              <span role="status">
                <Found text={text} />
              </span>
            )}
          </p>
          {preview.isComplete && (
            <button type="button" className={searchStyles['enter']} onClick={() => search(text)}>
              {messages.open}
            </button>
          )}
        </div>
      )}
      <Announced words={messages.announced(preview?.words, first?.name)} />
      {groups.map(({ title, matches }) => (
        <SuggestionGroup key={title} title={title}>
          {matches.map((match) => (
            <Suggestion
              key={match.href}
              href={match.href}
              close={close}
              kind={match.count === undefined ? match.kind : messages.verses(match.count)}
              context={match.height && <LoadedBlockContext height={match.height} />}
              isHighlighted={match.href === first?.href}
              state={isCompletedBy(match, text) ? completedState(text.trim()) : undefined}
            >
              <MatchSubject match={match} typed={text} />
            </Suggestion>
          ))}
        </SuggestionGroup>
      ))}
      {recent.length > 0 && (
        <SuggestionGroup
          title={recentMessages.title}
          action={
            <Button size="small" variant="quiet" onClick={forget}>
              {recentMessages.forget}
            </Button>
          }
        >
          {recent.map((one) => (
            <Suggestion
              key={one}
              href={paths.search.href(one)}
              close={close}
              kind={messages.kindOf[readSearch(one).rule]}
              isHighlighted={first?.href === paths.search.href(one)}
            >
              <Recent text={one} />
            </Suggestion>
          ))}
        </SuggestionGroup>
      )}
      {part && (
        <SuggestionGroup title={messages.richList}>
          <Suggestion href={part.href} close={close} isHighlighted={part === first}>
            {part.name}
          </Suggestion>
          <RichestMatches part={part.text} shown={shown} isOnly={rows === 0}>
            {({ address }, balance) => (
              <Suggestion
                key={address}
                href={paths.address.href(address)}
                close={close}
                context={balance}
              >
                <Named address={address} short />
              </Suggestion>
            )}
          </RichestMatches>
        </SuggestionGroup>
      )}
      {(rows > 0 || part || preview?.isComplete) && <KeysHint />}
    </FloatingPanel>
  )
}

/** The button goes with the searches, so the field gets the focus. */
function forget({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest('search ~ div')?.parentElement?.querySelector('input')?.focus()
  forgetSearches()
}

/** Announces words once typing pauses, instead of after each character. */
function Announced({ words }: { words: string }) {
  return <VisuallyHidden as="output">{useSettled(words)}</VisuallyHidden>
}

/** How a match is shown: a height, an address with its name, a hash with its memo, or its name. */
function MatchSubject({ match, typed }: { match: Match; typed: string }) {
  const { name, address, hash, height, memo, guess } = match
  if (guess !== undefined) return <Guess {...guess} />
  if (address !== undefined) return <Named address={address} />
  if (height !== undefined) return <Height height={height} typed={typed} />
  if (hash === undefined) return name
  return (
    <>
      {memo !== undefined && `${memo} `}
      <Hash value={hash} form="10-8" />
    </>
  )
}

/** A whole address, with what may be wrong in the typed one marked. */
function Guess({ right, slip: { kind, at } }: NearAddress) {
  const end = at + (kind === 'swapped' ? 2 : 1)
  return (
    <span className={styles['mono']}>
      {right.slice(0, at)}
      <b>{right.slice(at, end)}</b>
      {right.slice(end)}
    </span>
  )
}

/** A height, with the digits that were typed marked. */
function Height({ height, typed }: { height: number; typed: string }) {
  const number = formatCount(height)
  const digits = typed.replaceAll(/\D/g, '')
  let end = 0
  for (let left = digits.length; left > 0 && end < number.length; end++) {
    if (number[end] !== ',') left--
  }
  const isMarked = String(height).startsWith(digits)
  return (
    <span className={`${styles['mono']} ${styles['height']}`}>
      {isMarked && <b>{number.slice(0, end)}</b>}
      {number.slice(isMarked ? end : 0)}
    </span>
  )
}

/** A recent search. An address is shown with its star and label. */
function Recent({ text }: { text: string }) {
  const { rule, value } = readSearch(text)
  if (rule === 'hash') return <Hash value={value} form="15-15" />
  if (rule === 'number') return <span className={styles['mono']}>{text}</span>
  return rule === 'hex' || rule === 'base58' ? <Named address={value} /> : text
}

/** An address in the visitor's form, with its star, and its name before it. */
function Named({ address, short = false }: { address: string; short?: boolean }) {
  const { label, ...rest } = useKnown()(address)
  return (
    <>
      {label !== undefined && `${label} `}
      <AddressText {...rest} form={label === undefined && !short ? '15-15' : '8-8'} />
    </>
  )
}

/** Text that was meant as a whole address, rather than as the start of one or as a label. */
const LIKE_WHOLE = /^[\da-z]{20,}$/i

/** Returns whether a match is an address that differs from what was typed. It isn't found by a label. */
function isCompletedBy({ name }: Match, text: string): boolean {
  const typed = text.trim()
  return LIKE_WHOLE.test(typed) && isAddress(name) && !isAddress(typed)
}
