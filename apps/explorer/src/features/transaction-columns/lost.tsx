import { isOrphaned } from '@mcm/react/query'
import type { ReactNode } from 'react'
import styles from './transaction-columns.module.css'

interface UnlessLostProps {
  status: string
  /** An amount. */
  children: ReactNode
}

/** An amount, crossed out if its block was orphaned: it was never paid, or was paid in another block. */
export function UnlessLost({ status, children }: UnlessLostProps) {
  return isOrphaned(status) ? <s className={styles['lost']}>{children}</s> : children
}
