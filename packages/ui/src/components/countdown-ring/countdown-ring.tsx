import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../../internal/cx'
import styles from './countdown-ring.module.css'

/**
 * Props of `CountdownRing`.
 *
 * @example
 * ```tsx
 * import { CountdownRing, type CountdownRingProps } from '@mcm/ui/countdown-ring'
 *
 * const ring: CountdownRingProps = { remaining: 4, total: 15, size: 12 }
 *
 * <CountdownRing {...ring} />
 * ```
 */
export interface CountdownRingProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** Number of seconds left. */
  remaining: number
  /** Duration of a full countdown, in seconds. */
  total: number
  /** Size in pixels. @default 16 */
  size?: number | undefined
}

/**
 * Shows a visual countdown. Show the remaining time as text next to it.
 *
 * @example
 * ```tsx
 * import { CountdownRing } from '@mcm/ui/countdown-ring'
 *
 * <CountdownRing remaining={4} total={15} />
 * ```
 */
export const CountdownRing = /* @__PURE__ */ forwardRef<SVGSVGElement, CountdownRingProps>(
  function CountdownRing({ remaining, total, size = 16, className, ...rest }, ref) {
    const left = total > 0 ? Math.min(1, Math.max(0, remaining / total)) : 0
    return (
      <svg
        ref={ref}
        viewBox="0 0 16 16"
        width={size}
        height={size}
        fill="none"
        strokeWidth="2"
        aria-hidden="true"
        focusable="false"
        {...rest}
        className={cx(styles['ring'], className)}
      >
        <circle cx="8" cy="8" r="6.5" className={styles['track']} />
        <circle
          cx="8"
          cy="8"
          r="6.5"
          pathLength="1"
          strokeDasharray="1"
          strokeDashoffset={1 - left}
          transform="rotate(-90 8 8)"
          className={styles['hand']}
        />
      </svg>
    )
  },
)
