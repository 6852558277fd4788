import type { ReactNode } from 'react'
import { cx } from '../../internal/cx'
import styles from './figures.module.css'

export interface FiguresProps {
  /** The figures: three to six `Figure`s. */
  children: ReactNode
  /**
   * `strip` for one ruled row of large figures across the page, `grid` for rows of three. @default
   * 'strip'
   */
  form?: 'strip' | 'grid' | undefined
  className?: string | undefined
}

/** Shows the few numbers that answer a page's question, in large type. */
export function Figures({ children, form = 'strip', className }: FiguresProps) {
  return <dl className={cx(styles['figures'], styles[form], className)}>{children}</dl>
}

export interface FigureProps {
  label: ReactNode
  /** The number. Its unit goes in `unit`. */
  children: ReactNode
  unit?: ReactNode | undefined
}

/** Shows a number with its label above it. */
export function Figure({ label, children, unit }: FigureProps) {
  return (
    <div className={styles['figure']}>
      <dt className={styles['label']}>{label}</dt>
      <dd className={styles['value']}>
        <bdi>{children}</bdi>
        {unit !== undefined && <span className={styles['unit']}> {unit}</span>}
      </dd>
    </div>
  )
}
