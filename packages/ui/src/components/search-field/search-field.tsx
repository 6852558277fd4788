'use client'

import {
  forwardRef,
  useEffect,
  useId,
  type ComponentPropsWithoutRef,
  type FormEvent,
  type ReactNode,
} from 'react'
import { cx } from '../../internal/cx'
import { useOwnRef } from '../../internal/use-own-ref'
import { IconSearch } from '../icons'
import styles from './search-field.module.css'

/**
 * Props of `SearchField`.
 *
 * @example
 * ```tsx
 * import { SearchField, type SearchFieldProps } from '@mcm/ui/search-field'
 *
 * const search: SearchFieldProps = { label: 'Search', onSearch: () => {}, size: 'hero' }
 *
 * <SearchField {...search} error="Nothing was found." />
 * ```
 */
export interface SearchFieldProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'size' | 'children' | 'action' | 'value' | 'defaultValue'
> {
  /**
   * The field's name for assistive technology. The placeholder can also say what can be searched
   * for.
   */
  label: string
  placeholder?: string | undefined
  /**
   * `hero` is large and placed above a strong line, with a button. @default 'bar'
   */
  size?: 'bar' | 'hero' | undefined
  /** Called with the text that was entered, unless it is blank. */
  onSearch: (text: string) => void
  /** A key that focuses the field from anywhere on the page, such as '/'. */
  shortcut?: string | undefined
  /** Whether a search is running. */
  busy?: boolean | undefined
  /** The reason why the last search failed. */
  error?: ReactNode | undefined
  /** A hint shown below the field, such as an example to try. */
  hint?: ReactNode | undefined
  /** The current text. Without it, the input keeps its own. */
  value?: string | undefined
  /** The initial text, if the input keeps its own. */
  defaultValue?: string | undefined
  /** Called with the text after each change. */
  onValueChange?: ((value: string) => void) | undefined
  /**
   * The URL to which the form submits without JavaScript. The text is sent as `q`. @default
   * '/search'
   */
  action?: string | undefined
}

function typesElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}

/**
 * Shows one field that accepts a height, a hash, an address or a link. The ref and other props belong
 * to the input.
 *
 * @example
 * ```tsx
 * import { SearchField } from '@mcm/ui/search-field'
 *
 * <SearchField
 *   label="Search"
 *   placeholder="Height, hash or address"
 *   shortcut="/"
 *   onSearch={(text) => location.assign(`/search?q=${encodeURIComponent(text)}`)}
 * />
 * ```
 */
export const SearchField = /* @__PURE__ */ forwardRef<HTMLInputElement, SearchFieldProps>(
  function SearchField(
    {
      label,
      placeholder,
      size = 'bar',
      onSearch,
      shortcut,
      busy = false,
      error,
      hint,
      action = '/search',
      id: given,
      onChange,
      onValueChange,
      className,
      ...rest
    },
    ref,
  ) {
    const ownId = useId()
    const id = given ?? ownId
    const input = useOwnRef(ref)
    const note = error ?? hint

    useEffect(() => {
      if (shortcut === undefined) return
      const onKey = (event: KeyboardEvent) => {
        if (event.key !== shortcut || event.ctrlKey || event.metaKey || event.altKey) return
        // A field in a closed menu has no layout box, so it ignores the shortcut.
        if (typesElsewhere(event.target) || !input.current?.getClientRects().length) return
        event.preventDefault()
        input.current.focus()
        input.current.select()
      }
      document.addEventListener('keydown', onKey)
      return () => document.removeEventListener('keydown', onKey)
    }, [input, shortcut])

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
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            {...(note === undefined ? {} : { 'aria-describedby': `${id}-note` })}
            {...(error === undefined ? {} : { 'aria-invalid': true })}
            {...(shortcut === undefined ? {} : { 'aria-keyshortcuts': shortcut })}
            {...rest}
            onChange={(event) => {
              onChange?.(event)
              onValueChange?.(event.target.value)
            }}
            className={styles['input']}
          />
          {size === 'hero' ? (
            <button type="submit" aria-disabled={busy} className={styles['enter']}>
              Search
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
  },
)
