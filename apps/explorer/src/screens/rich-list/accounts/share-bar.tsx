import styles from './share-bar.module.css'

interface ShareBarProps {
  own: bigint
  /** What the richest account holds, whose bar is whole. */
  most: bigint
}

/** What an account holds, compared to the richest one. */
export function ShareBar({ own, most }: ShareBarProps) {
  const percent = most <= 0n ? 0 : Math.min(100, Number((own * 10_000n) / most) / 100)
  return (
    <svg aria-hidden="true" className={styles['bar']}>
      <rect width={`${percent}%`} height="100%" />
    </svg>
  )
}
