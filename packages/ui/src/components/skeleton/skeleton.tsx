import { cx } from '../../internal/cx'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** How many letters the value will have. @default 12 */
  letters?: number | undefined
  /** Set in the monospace, as figures and hashes are. */
  mono?: boolean | undefined
  className?: string | undefined
}

/**
 * Holds the place of a value that is on its way: as wide as that many letters of the text around
 * it. Say once per region that it loads (`aria-busy`), not per value.
 */
export function Skeleton({ letters = 12, mono = false, className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={cx(styles['skeleton'], mono && styles['mono'], className)}>
      {'0'.repeat(letters)}
    </span>
  )
}
