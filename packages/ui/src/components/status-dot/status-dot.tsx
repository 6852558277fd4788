import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../../internal/cx'
import styles from './status-dot.module.css'

/** A state. Each tone has its own color and shape. */
export type DotTone = 'neutral' | 'pending' | 'good' | 'progress' | 'warning' | 'bad'

export interface StatusDotProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  tone: DotTone
  /** The state in words. Omit it if the words already appear next to the dot. */
  label?: string | undefined
}

/** Shows a state as a dot, with its own color and shape for each of the six tones. */
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
