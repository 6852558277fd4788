import { cx } from '../../internal/cx'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** Expected number of characters. @default 12 */
  letters?: number | undefined
  /** Whether to use monospace, as for figures and hashes. */
  mono?: boolean | undefined
  className?: string | undefined
}

/**
 * Shows a placeholder for a value that is loading. It is as wide as the given number of characters
 * of the surrounding text. Announce loading once per region (`aria-busy`), not once per value.
 */
export function Skeleton({ letters = 12, mono = false, className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={cx(styles['skeleton'], mono && styles['mono'], className)}>
      {'0'.repeat(letters)}
    </span>
  )
}
