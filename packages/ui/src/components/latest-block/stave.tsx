import { type ReactNode, useState } from 'react'
import { cx } from '../../internal/cx'
import styles from './stave.module.css'

export interface StaveProps {
  /** When the latest block was mined, in milliseconds since 1970. Give another block another `key`. */
  since?: number | undefined
  /** How long a block takes on average, in milliseconds. */
  expected?: number | undefined
  /** What is awaited, in words. */
  children: ReactNode
  /** A link after the words. */
  action?: ReactNode | undefined
  className?: string | undefined
}

/**
 * Three empty lines that wait for the next block's verse. They fill while the average time to a block
 * passes; with reduced motion they stay empty.
 */
export function Stave({ since, expected = 0, children, action, className }: StaveProps) {
  // The browser runs the clock from here on.
  const [elapsed] = useState(() => (since === undefined ? 0 : Math.max(0, Date.now() - since)))
  const timing = {
    animationDuration: `${expected}ms`,
    animationDelay: `-${Math.min(elapsed, expected)}ms`,
  }
  return (
    <div className={cx(styles['stave'], className)}>
      <div aria-hidden="true" className={styles['lines']}>
        {[0, 1, 2].map((line) => (
          <span key={line} className={styles['line']}>
            {since !== undefined && <span className={styles['fill']} style={timing} />}
          </span>
        ))}
      </div>
      <div className={styles['foot']}>
        <p>{children}</p>
        {action}
      </div>
    </div>
  )
}
