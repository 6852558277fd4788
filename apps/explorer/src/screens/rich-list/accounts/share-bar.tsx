import styles from './share-bar.module.css'

interface ShareBarProps {
  /** What all richer accounts hold. */
  before: bigint
  own: bigint
  whole: bigint
}

/** The pixels below which nobody sees an account's part. */
const THINNEST = 2

/**
 * A bar of the whole supply, with what richer accounts hold and, after it, the account's own part.
 * Below each other, the parts draw the curve of concentration.
 */
export function ShareBar({ before, own, whole }: ShareBarProps) {
  const start = percent(before, whole)
  return (
    <svg aria-hidden="true" className={styles['bar']}>
      <rect width="100%" height="100%" className={styles['whole']} />
      <rect width={start} height="100%" className={styles['richer']} />
      <rect x={start} width={percent(own, whole)} height="100%" className={styles['own']} />
      {own > 0n && <rect x={start} width={THINNEST} height="100%" className={styles['own']} />}
    </svg>
  )
}

/** Returns a length in hundredths of a percent, at most 100%. */
function percent(part: bigint, whole: bigint): string {
  const share = whole <= 0n ? 0 : Number((part * 10_000n) / whole) / 100
  return `${Math.min(100, share)}%`
}
