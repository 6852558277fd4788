import type { ReactNode } from 'react'
import { cx } from '../../internal/cx'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  /** One sentence that says what is missing. */
  title: ReactNode
  /** A text that says what to do about it. */
  children?: ReactNode | undefined
  action?: ReactNode | undefined
  className?: string | undefined
}

/** Shows an empty state that isn't an error. */
export function EmptyState({ title, children, action, className }: EmptyStateProps) {
  return (
    <div className={cx(styles['empty'], className)}>
      <p>{title}</p>
      {children !== undefined && <div className={styles['hint']}>{children}</div>}
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  )
}
