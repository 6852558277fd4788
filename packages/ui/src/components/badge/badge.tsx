import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../../internal/cx'
import styles from './badge.module.css'

export type Tone = 'neutral' | 'accent' | 'green' | 'amber' | 'red' | 'violet'

export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  /** The state's color. The text inside names the state too. @default 'neutral' */
  tone?: Tone | undefined
}

/**
 * Shows a word that classifies something, such as 'Pseudo', 'INVOICE-42' or 'Pending - In Mempool'.
 */
export const Badge = /* @__PURE__ */ forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = 'neutral', className, ...rest },
  ref,
) {
  return <span ref={ref} {...rest} className={cx(styles['badge'], styles[tone], className)} />
})
