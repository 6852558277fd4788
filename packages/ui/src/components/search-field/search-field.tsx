import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { IconSearch } from '../icons'
import { VisuallyHidden } from '../visually-hidden'
import styles from './search-field.module.css'

export interface SearchFieldProps {
  /** Its name for assistive technology; the placeholder may go on to say what can be searched. */
  label: string
  placeholder?: string | undefined
  /** `hero`: large over a strong line, with an Enter key drawn as its button. @default 'bar' */
  size?: 'bar' | 'hero' | undefined
  /** Called with what was typed, unless that is blank. */
  onSearch: (text: string) => void
  /** A key that brings the focus here from anywhere on the page, such as '/'. */
  shortcut?: string | undefined
  /** A search is under way. */
  busy?: boolean | undefined
  /** Why the last search led nowhere. */
  error?: ReactNode | undefined
  /** Below the field: an example to try. */
  hint?: ReactNode | undefined
  defaultValue?: string | undefined
  /** Where the form goes without JavaScript; the text is sent as `q`. @default '/search' */
  action?: string | undefined
  className?: string | undefined
}

function typesElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}

/** One line that takes whatever the visitor has: a height, a hash, an address, a link. */
export function SearchField({
  label,
  placeholder,
  size = 'bar',
  onSearch,
  shortcut,
  busy = false,
  error,
  hint,
  defaultValue,
  action = '/search',
  className,
}: SearchFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const note = error ?? hint

  useEffect(() => {
    if (shortcut === undefined) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== shortcut || event.ctrlKey || event.metaKey || event.altKey) return
      // A field folded into a closed menu has no box: the key is not for it.
      if (typesElsewhere(event.target) || !input.current?.getClientRects().length) return
      event.preventDefault()
      input.current.focus()
      input.current.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [shortcut])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = input.current?.value ?? ''
    if (text.trim() !== '' && !busy) onSearch(text)
  }

  return (
    <search className={cx(styles['search'], styles[size], className)}>
      <form action={action} onSubmit={submit} className={styles['field']}>
        {size === 'bar' && <IconSearch size={14} className={styles['icon']} />}
        <input
          ref={input}
          id={id}
          name="q"
          type="search"
          aria-label={label}
          placeholder={placeholder}
          defaultValue={defaultValue}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          {...(note === undefined ? {} : { 'aria-describedby': `${id}-note` })}
          {...(error === undefined ? {} : { 'aria-invalid': true })}
          {...(shortcut === undefined ? {} : { 'aria-keyshortcuts': shortcut })}
          className={styles['input']}
        />
        {size === 'hero' ? (
          <button type="submit" aria-disabled={busy} className={styles['enter']}>
            Enter<VisuallyHidden> to search</VisuallyHidden>
          </button>
        ) : (
          shortcut !== undefined && (
            <kbd aria-hidden="true" className={styles['key']}>
              {shortcut}
            </kbd>
          )
        )}
      </form>
      {note !== undefined && (
        <div
          id={`${id}-note`}
          role={error === undefined ? undefined : 'alert'}
          className={cx(styles['note'], error !== undefined && styles['error'])}
        >
          {note}
        </div>
      )}
    </search>
  )
}
