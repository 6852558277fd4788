import { SearchField } from '@mcm/ui/search-field'
import {
  type FocusEvent,
  type InputEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router-dom'
import { messages } from './messages'
import styles from './search.module.css'
import { useSearch } from '../use-search'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'

const SuggestionsPanel = lazyPart(() => import('../suggestions/suggestions-panel'))

interface SearchProps {
  /**
   * Where the box is shown: `hero` is the large box on the home page, and `header` is the one on
   * every other page.
   */
  place: 'hero' | 'header'
  /** A hint shown below the large box. */
  hint?: ReactNode
}

/**
 * A search box. While it has focus, a panel below it shows what the text will be searched as and
 * lists matches.
 */
export function Search({ place, hint }: SearchProps) {
  const { search, cancel, looking } = useSearch()
  const [focused, setFocused] = useState(false)
  const [text, setText] = useState('')
  const hintId = useId()
  const close = useCallback(() => setFocused(false), [])
  const box = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const last = useRef(pathname)
  // A control of the panel that had the focus may be gone, and then nothing told that it left.
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (focused && box.current?.contains(document.activeElement)) return
    close()
    // What was typed led here. The next search starts with the recent ones.
    setText('')
  }, [pathname, close, focused])
  const onInput = ({ target }: InputEvent<HTMLElement>) => {
    cancel()
    if (!(target instanceof HTMLInputElement)) return
    setText(target.value)
    setFocused(true)
  }
  const start = (text: string) => {
    close()
    setText('')
    void search(text)
  }
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }
  const isHinted = hint !== undefined && !looking
  return (
    <>
      <div
        ref={box}
        className={styles[place]}
        onInput={onInput}
        onFocus={() => setFocused(true)}
        onBlur={onBlur}
      >
        <SearchField
          label={messages.label}
          placeholder={messages.placeholders[place]}
          size={place === 'hero' ? place : 'bar'}
          shortcut="/"
          busy={looking}
          onSearch={start}
          {...(looking && { hint: messages.looking })}
          {...(isHinted && { 'aria-describedby': hintId })}
        />
        {focused && <SuggestionsPanel text={text} close={close} search={start} />}
      </div>
      {/* Outside, so that the panel closes before the focus gets to a link that it covers. */}
      {isHinted && (
        <div id={hintId} className={styles['hint']}>
          {hint}
        </div>
      )}
    </>
  )
}
