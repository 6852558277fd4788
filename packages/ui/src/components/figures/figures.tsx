import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import styles from './figures.module.css'

export interface FiguresProps extends ComponentPropsWithoutRef<'dl'> {
  /** The figures: three to six `Figure`s. */
  children: ReactNode
  /**
   * `strip` for one ruled row of large figures across the page, `grid` for rows of three. @default
   * 'strip'
   */
  form?: 'strip' | 'grid' | undefined
}

/** Shows the few numbers that answer a page's question, in large type. */
export const Figures = /* @__PURE__ */ forwardRef<HTMLDListElement, FiguresProps>(function Figures(
  { children, form = 'strip', className, ...rest },
  ref,
) {
  return (
    <dl ref={ref} {...rest} className={cx(styles['figures'], styles[form], className)}>
      {children}
    </dl>
  )
})

export interface FigureProps extends ComponentPropsWithoutRef<'div'> {
  label: ReactNode
  /** The number. Its unit goes in `unit`. */
  children: ReactNode
  unit?: ReactNode | undefined
}

/** Shows a number with its label above it. */
export const Figure = /* @__PURE__ */ forwardRef<HTMLDivElement, FigureProps>(function Figure(
  { label, children, unit, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} className={cx(styles['figure'], className)}>
      <dt className={styles['label']}>{label}</dt>
      <dd className={styles['value']}>
        <bdi>{children}</bdi>
        {unit !== undefined && <span className={styles['unit']}> {unit}</span>}
      </dd>
    </div>
  )
})
