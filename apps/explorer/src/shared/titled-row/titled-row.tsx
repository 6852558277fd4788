import { Section } from '@mcm/ui/layout'
import type { ReactNode } from 'react'
import styles from './titled-row.module.css'

interface TitledRowProps {
  title: ReactNode
  /** What the row offers, at its end. */
  action?: ReactNode
  /** Whether phones show what there is to say below the title, in their whole width. @default false */
  isStacked?: boolean
  className?: string | undefined
  children: ReactNode
}

/**
 * A short part of a page as one row: its title, what there is to say, and what to do about it. Several
 * of them at the end of a page are read as one list.
 */
export function TitledRow({
  title,
  action,
  isStacked = false,
  className = '',
  children,
}: TitledRowProps) {
  return (
    <Section
      title={title}
      aside={action}
      className={`${styles['row']} ${isStacked ? styles['stacked'] : ''} ${className}`}
    >
      {children}
    </Section>
  )
}
