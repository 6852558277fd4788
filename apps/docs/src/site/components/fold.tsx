import type { ReactNode } from 'react'
import styles from './fold.module.css'

interface FoldProps {
  title: string
  children: ReactNode
}

/** Folds a variant or the details of what is above it, so that what matters more isn't below them. */
export function Fold({ title, children }: FoldProps) {
  return (
    <details className={styles['fold']}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
