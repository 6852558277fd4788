import styles from './share-bar.module.css'

interface ShareBarProps {
  own: bigint
  /** The highest balance, which takes the whole width. */
  highest: bigint
}

/** A bar as long as an account's balance is beside the highest one. */
export function ShareBar({ own, highest }: ShareBarProps) {
  const percent = highest <= 0n ? 0 : Number((own * 10_000n) / highest) / 100
  return (
    <svg aria-hidden="true" className={styles['bar']}>
      <rect width={`${Math.min(100, percent)}%`} height="100%" />
      {own > 0n && <rect width="2" height="100%" />}
    </svg>
  )
}
