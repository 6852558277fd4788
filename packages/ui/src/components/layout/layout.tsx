import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { cx } from '../../internal/cx'
import styles from './layout.module.css'

/** A step of the 4-pixel grid: 4 is 16 px. */
export type Gap = 1 | 2 | 3 | 4 | 6 | 8 | 12 | 16

export interface PageProps extends ComponentPropsWithoutRef<'div'> {
  /** `text` for pages that are read, `page` for the rest. @default 'page' */
  measure?: 'page' | 'text' | undefined
}

/** Centres its content at the page's measure, with the margin that phones need. */
export function Page({ measure = 'page', className, ...rest }: PageProps) {
  return <div {...rest} className={cx(styles['page'], styles[`measure-${measure}`], className)} />
}

export interface StackProps extends ComponentPropsWithoutRef<'div'> {
  /** @default 4 */
  gap?: Gap | undefined
}

/** One below the other. */
export function Stack({ gap = 4, className, ...rest }: StackProps) {
  return <div {...rest} className={cx(styles['stack'], styles[`gap-${gap}`], className)} />
}

export interface RowProps extends ComponentPropsWithoutRef<'div'> {
  /** @default 2 */
  gap?: Gap | undefined
  /** @default 'baseline' */
  align?: 'baseline' | 'center' | 'start' | 'end' | undefined
  /** Push the first and the last to the ends. */
  spread?: boolean | undefined
  /** Keep to one line. */
  nowrap?: boolean | undefined
}

/** One beside the other, onto the next line where the room ends. */
export function Row({
  gap = 2,
  align = 'baseline',
  spread = false,
  nowrap = false,
  className,
  ...rest
}: RowProps) {
  return (
    <div
      {...rest}
      className={cx(
        styles['row'],
        styles[`gap-${gap}`],
        styles[`align-${align}`],
        spread && styles['spread'],
        nowrap && styles['nowrap'],
        className,
      )}
    />
  )
}

export interface SplitProps {
  children: ReactNode
  /** The narrower column behind a hairline. */
  side: ReactNode
  /** Below a page's title: phones see the side first. */
  sideFirst?: boolean | undefined
  /** The generous opening of the home page, its two parts centred on each other. */
  centered?: boolean | undefined
  className?: string | undefined
}

/** Seven parts and five: the page's answer, and beside it the verse or what else belongs to it. */
export function Split({ children, side, sideFirst, centered, className }: SplitProps) {
  return (
    <div
      className={cx(
        styles['split'],
        centered && styles['hero'],
        sideFirst && styles['facts'],
        className,
      )}
    >
      <div className={styles['main']}>{children}</div>
      <div className={styles['side']}>{side}</div>
    </div>
  )
}

/** Left out on phones (up to 768 pixels). */
export function WideOnly({ children }: { children: ReactNode }) {
  return <span className={styles['wide-only']}>{children}</span>
}

/** Left out on anything wider than a phone. */
export function PhoneOnly({ children }: { children: ReactNode }) {
  return <span className={styles['phone-only']}>{children}</span>
}

/** A hairline. */
export function Rule({ className }: { className?: string | undefined }) {
  return <hr className={cx(styles['rule'], className)} />
}
