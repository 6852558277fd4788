import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../../internal/cx'
import styles from './status-dot.module.css'

/**
 * A state. Each tone has its own color and shape.
 *
 * @example
 * ```tsx
 * import { type DotTone, StatusDot } from '@mcm/ui/status-dot'
 *
 * const tone: DotTone = 'good'
 *
 * <StatusDot tone={tone} label="Connected" />
 * ```
 */
export type DotTone = 'neutral' | 'pending' | 'good' | 'progress' | 'warning' | 'bad'

/**
 * Props of `StatusDot`.
 *
 * @example
 * ```tsx
 * import { StatusDot, type StatusDotProps } from '@mcm/ui/status-dot'
 *
 * const dot: StatusDotProps = { tone: 'bad', label: 'Not connected' }
 *
 * <StatusDot {...dot} />
 * ```
 */
export interface StatusDotProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  tone: DotTone
  /** The state in words. Omit it if the words already appear next to the dot. */
  label?: string | undefined
}

/**
 * Shows a state as a dot, with its own color and shape for each of the six tones.
 *
 * @example
 * ```tsx
 * import { Row } from '@mcm/ui/layout'
 * import { StatusDot } from '@mcm/ui/status-dot'
 *
 * <Row>
 *   <StatusDot tone="warning" /> Behind by 3 blocks
 * </Row>
 * ```
 */
export const StatusDot = /* @__PURE__ */ forwardRef<HTMLSpanElement, StatusDotProps>(
  function StatusDot({ tone, label, className, ...rest }, ref) {
    return (
      <span
        ref={ref}
        {...(label === undefined
          ? { 'aria-hidden': true }
          : { role: 'img', 'aria-label': label, title: label })}
        {...rest}
        className={cx(styles['dot'], styles[tone], className)}
      />
    )
  },
)
