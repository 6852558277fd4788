import { useEffect, useRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { Button } from '../button'
import { Spinner } from '../spinner'
import styles from './load-more.module.css'

export interface LoadMoreProps {
  /** `idle`: there is more; `loading`: it is coming; `end`: that was all; `error`: it did not come. */
  state: 'idle' | 'loading' | 'end' | 'error'
  onLoad: () => void
  /** The button's words: 'Load more transactions'. */
  label: string
  /** Said at the end: 'No more transactions to load'. */
  endText: ReactNode
  /** Said when loading failed; the button then tries again. */
  errorText?: ReactNode | undefined
  /** Load as soon as it is half in sight, without a press. */
  auto?: boolean | undefined
  className?: string | undefined
}

/** The foot of a list that goes on. The button is always there for those who do not scroll. */
export function LoadMore({
  state,
  onLoad,
  label,
  endText,
  errorText,
  auto = false,
  className,
}: LoadMoreProps) {
  const foot = useRef<HTMLDivElement>(null)
  const load = useRef(onLoad)

  useEffect(() => {
    load.current = onLoad
  }, [onLoad])

  const watches = auto && state === 'idle'
  useEffect(() => {
    if (!watches || !foot.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page is told several at once, the oldest first; only the last says where it is now.
        if (entries.at(-1)?.isIntersecting) load.current()
      },
      { threshold: 0.5 },
    )
    observer.observe(foot.current)
    return () => observer.disconnect()
  }, [watches])

  return (
    <div ref={foot} className={cx(styles['foot'], className)}>
      <div role="status">
        {state === 'end' && <p className={styles['note']}>{endText}</p>}
        {state === 'error' && (
          <p className={styles['error']}>{errorText ?? 'That did not load.'}</p>
        )}
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
}
