'use client'

import {
  forwardRef,
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react'
import { cx } from '../../internal/cx'
import { useOwnRef } from '../../internal/use-own-ref'
import { Button } from '../button'
import { Spinner } from '../spinner'
import { VisuallyHidden } from '../visually-hidden'
import styles from './load-more.module.css'

/**
 * Props of `LoadMore`.
 *
 * @example
 * ```tsx
 * import { LoadMore, type LoadMoreProps } from '@mcm/ui/load-more'
 *
 * const more: LoadMoreProps = {
 *   state: 'end',
 *   onLoad: () => {},
 *   label: 'Load more transactions',
 *   endText: 'No more transactions to load',
 * }
 *
 * <LoadMore {...more} />
 * ```
 */
export interface LoadMoreProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'onLoad'
> {
  /**
   * `idle`: more items are available. `loading`: a request is running. `end`: nothing is left.
   * `error`: the last request failed.
   */
  state: 'idle' | 'loading' | 'end' | 'error'
  onLoad: () => void
  /** The button's label, such as 'Load more transactions'. */
  label: string
  /** Text shown at the end, such as 'No more transactions to load'. */
  endText: ReactNode
  /** Text shown when loading has failed. The button then retries. */
  errorText?: ReactNode | undefined
  /**
   * Text announced to screen readers when more items have loaded, such as how many there are now.
   * @default 'More items loaded.'
   */
  loadedText?: ReactNode | undefined
  /** Whether to load more items automatically when half of the button is in view. */
  auto?: boolean | undefined
}

/**
 * Shows the end of a list that can load more items. The button is always present, for visitors who
 * don't scroll.
 *
 * @example
 * ```tsx
 * import { LoadMore } from '@mcm/ui/load-more'
 *
 * <LoadMore
 *   state="idle"
 *   onLoad={() => history.go(0)}
 *   label="Load more transactions"
 *   endText="No more transactions to load"
 * />
 * ```
 */
export const LoadMore = /* @__PURE__ */ forwardRef<HTMLDivElement, LoadMoreProps>(function LoadMore(
  {
    state,
    onLoad,
    label,
    endText,
    errorText,
    loadedText = 'More items loaded.',
    auto = false,
    className,
    ...rest
  },
  ref,
) {
  const foot = useOwnRef(ref)
  const [hasLoaded, setHasLoaded] = useState(false)
  if (state === 'loading' && !hasLoaded) setHasLoaded(true)
  const load = useRef(onLoad)

  useEffect(() => {
    load.current = onLoad
  }, [onLoad])

  const watches = auto && state === 'idle'
  useEffect(() => {
    if (!watches || !foot.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page receives several entries in one batch, oldest first; only the last one is
        // current.
        if (entries.at(-1)?.isIntersecting && !isTabbedPast(foot.current)) load.current()
      },
      { threshold: 0.5 },
    )
    observer.observe(foot.current)
    return () => observer.disconnect()
  }, [foot, watches])

  return (
    <div ref={foot} {...rest} className={cx(styles['foot'], className)}>
      <div role="status">
        {state === 'end' && <p className={styles['note']}>{endText}</p>}
        {state === 'error' && <p className={styles['error']}>{errorText ?? 'Loading failed.'}</p>}
        {state === 'idle' && hasLoaded && <VisuallyHidden>{loadedText}</VisuallyHidden>}
      </div>
      {state !== 'end' && (
        <Button
          busy={state === 'loading'}
          onClick={onLoad}
          icon={state === 'loading' ? <Spinner /> : undefined}
        >
          {state === 'error' ? 'Try Again' : label}
        </Button>
      )}
    </div>
  )
})

/**
 * Returns whether a keyboard user is already beyond the list: more rows would push what has the focus
 * out of sight.
 */
function isTabbedPast(foot: Element | null): boolean {
  const { activeElement } = document
  if (!foot || !activeElement?.matches(':focus-visible')) return false
  const isAfter = foot.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING
  return isAfter !== 0 && !foot.contains(activeElement)
}
