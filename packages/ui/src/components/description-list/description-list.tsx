import type { ReactNode } from 'react'
import { cx } from '../../internal/cx'
import styles from './description-list.module.css'

export interface DescriptionListProps {
  /** `Fact`s. */
  children: ReactNode
  className?: string | undefined
}

/** Shows the labels and values of one thing. For short numbers, use `Figures`. */
export function DescriptionList({ children, className }: DescriptionListProps) {
  return <dl className={cx(styles['list'], className)}>{children}</dl>
}

export interface FactProps {
  label: ReactNode
  children: ReactNode
}

/** Shows a label with its value. */
export function Fact({ label, children }: FactProps) {
  return (
    <>
      <dt className={styles['label']}>{label}</dt>
      <dd className={styles['value']}>{children}</dd>
    </>
  )
}
