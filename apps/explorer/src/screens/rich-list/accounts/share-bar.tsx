import { messages } from '../messages'
import styles from './share-bar.module.css'

const { columns } = messages

interface ShareBarProps {
  /** What all richer accounts hold. */
  before: bigint
  own: bigint
  supply: bigint
}

/**
 * An account's part of the supply, which begins where that of the richer ones ends, so that the bars
 * of a list are the steps to the whole.
 */
export function ShareBar({ before, own, supply }: ShareBarProps) {
  const start = percentOf(before, supply)
  return (
    <svg aria-hidden="true" className={styles['bar']}>
      <rect className={styles['richer']} width={`${start}%`} height="100%" />
      <svg x={`${start}%`} overflow="visible">
        <rect width={`${percentOf(own, supply)}%`} height="100%" />
        {own > 0n && <rect width="2" height="100%" />}
      </svg>
    </svg>
  )
}

/** The title of the bars: what each of their two colors stands for. */
export function ShareBarKey() {
  return (
    <span aria-hidden="true" className={styles['key']}>
      <span className={styles['richer']}>{columns.richer}</span>
      <span>{columns.own}</span>
    </span>
  )
}

function percentOf(part: bigint, whole: bigint): number {
  return whole <= 0n ? 0 : Math.min(100, Number((part * 10_000n) / whole) / 100)
}
