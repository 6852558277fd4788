import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../../internal/cx'
import styles from './badge.module.css'

/**
 * The color of a badge's state.
 *
 * @example
 * ```tsx
 * import { Badge, type Tone } from '@mcm/ui/badge'
 *
 * const tones: Record<string, Tone> = { SUCCESS: 'green', PENDING: 'amber' }
 *
 * <Badge tone={tones['PENDING']}>Pending</Badge>
 * ```
 */
export type Tone = 'neutral' | 'accent' | 'green' | 'amber' | 'red' | 'violet'

/**
 * Props of `Badge`.
 *
 * @example
 * ```tsx
 * import { Badge, type BadgeProps } from '@mcm/ui/badge'
 *
 * const pseudo: BadgeProps = { tone: 'violet', children: 'Pseudo' }
 *
 * <Badge {...pseudo} />
 * ```
 */
export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  /** The state's color. The text inside names the state too. @default 'neutral' */
  tone?: Tone | undefined
}

/**
 * Shows a word that classifies something, such as 'Pseudo', 'INVOICE-42' or 'Pending - In Mempool'.
 *
 * @example
 * ```tsx
 * import { Badge } from '@mcm/ui/badge'
 *
 * <Badge tone="amber">Pending</Badge>
 * ```
 */
export const Badge = /* @__PURE__ */ forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = 'neutral', className, ...rest },
  ref,
) {
  return <span ref={ref} {...rest} className={cx(styles['badge'], styles[tone], className)} />
})
