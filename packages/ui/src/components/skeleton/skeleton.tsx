import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../../internal/cx'
import styles from './skeleton.module.css'

/**
 * Props of `Skeleton`.
 *
 * @example
 * ```tsx
 * import { Skeleton, type SkeletonProps } from '@mcm/ui/skeleton'
 *
 * const hash: SkeletonProps = { letters: 18, mono: true }
 *
 * <Skeleton {...hash} />
 * ```
 */
export interface SkeletonProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Expected number of characters. @default 12 */
  letters?: number | undefined
  /** Whether to use monospace, as for figures and hashes. */
  mono?: boolean | undefined
}

/**
 * Shows a placeholder for a value that is loading. It is as wide as the given number of characters
 * of the surrounding text. Announce loading once per region (`aria-busy`), not once per value.
 *
 * @example
 * ```tsx
 * import { Skeleton } from '@mcm/ui/skeleton'
 *
 * <p aria-busy>
 *   <Skeleton letters={24} />
 * </p>
 * ```
 */
export const Skeleton = /* @__PURE__ */ forwardRef<HTMLSpanElement, SkeletonProps>(
  function Skeleton({ letters = 12, mono = false, className, ...rest }, ref) {
    return (
      <span
        ref={ref}
        aria-hidden="true"
        {...rest}
        className={cx(styles['skeleton'], mono && styles['mono'], className)}
      >
        {'0'.repeat(letters)}
      </span>
    )
  },
)
