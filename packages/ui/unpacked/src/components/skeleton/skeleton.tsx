import { cx } from '../../internal/cx'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** Expected number of characters. @default 12 */
  letters?: number | undefined
  /** Use monospace, as for figures and hashes. */
  mono?: boolean | undefined
  className?: string | undefined
}

/**
 * A placeholder for a loading value, as wide as that many characters of the surrounding text.
 * Announce loading once per region (`aria-busy`), not per value.
 */
export function Skeleton({ letters = 12, mono = false, className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={cx(styles['skeleton'], mono && styles['mono'], className)}>
      {'0'.repeat(letters)}
    </span>
  )
}
