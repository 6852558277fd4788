import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import styles from './figures.module.css'

/**
 * Props of `Figures`.
 *
 * @example
 * ```tsx
 * import { Figure, Figures, type FiguresProps } from '@mcm/ui/figures'
 *
 * const figures: FiguresProps = { form: 'grid', children: <Figure label="Blocks">12</Figure> }
 *
 * <Figures {...figures} />
 * ```
 */
export interface FiguresProps extends ComponentPropsWithoutRef<'dl'> {
  /** The figures: three to six `Figure`s. */
  children: ReactNode
  /**
   * `strip` for one ruled row of large figures across the page, `grid` for rows of three. @default
   * 'strip'
   */
  form?: 'strip' | 'grid' | undefined
}

/**
 * Shows the few numbers that answer a page's question, in large type.
 *
 * @example
 * ```tsx
 * import { Figure, Figures } from '@mcm/ui/figures'
 *
 * <Figures form="grid">
 *   <Figure label="Blocks">1,078,535</Figure>
 *   <Figure label="Block time" unit="s">
 *     337
 *   </Figure>
 * </Figures>
 * ```
 */
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

/**
 * Props of `Figure`.
 *
 * @example
 * ```tsx
 * import { Figure, type FigureProps, Figures } from '@mcm/ui/figures'
 *
 * const time: FigureProps = { label: 'Block time', unit: 's', children: 337 }
 *
 * <Figures>
 *   <Figure {...time} />
 * </Figures>
 * ```
 */
export interface FigureProps extends ComponentPropsWithoutRef<'div'> {
  label: ReactNode
  /** The number. Its unit goes in `unit`. */
  children: ReactNode
  /** Whether the value is a word without digits, such as 'Regular', which is set like text. @default false */
  words?: boolean | undefined
  unit?: ReactNode | undefined
  /** Small print on a line below the number, such as what it covers. */
  note?: ReactNode | undefined
}

/**
 * Shows a number with its label above it.
 *
 * @example
 * ```tsx
 * import { Figure, Figures } from '@mcm/ui/figures'
 *
 * <Figures>
 *   <Figure label="Difficulty">37</Figure>
 * </Figures>
 * ```
 */
export const Figure = /* @__PURE__ */ forwardRef<HTMLDivElement, FigureProps>(function Figure(
  { label, children, words = false, unit, note, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} className={cx(styles['figure'], className)}>
      <dt className={styles['label']}>{label}</dt>
      <dd className={cx(styles['value'], words && styles['words'])}>
        <bdi>{children}</bdi>
        {unit !== undefined && <span className={styles['unit']}> {unit}</span>}
        {note !== undefined && <div className={styles['unit']}>{note}</div>}
      </dd>
    </div>
  )
})
