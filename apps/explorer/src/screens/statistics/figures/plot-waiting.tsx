import styles from './charts.module.css'
import type { Rank } from './use-chart-heights'

interface PlotWaitingProps {
  label: string
  rank: Rank
  height: number
}

/** The space of a chart before its first block has loaded. */
export function PlotWaiting({ label, rank, height }: PlotWaitingProps) {
  return (
    <figure className={`${styles['waiting']} ${styles[rank]}`}>
      <figcaption>
        <span>{label}</span>
        <span>
          <b>&nbsp;</b>
          {rank !== 'small' && <span className={styles['line']}>&nbsp;</span>}
          {rank === 'second' && <span className={styles['line']}>&nbsp;</span>}
        </span>
      </figcaption>
      <svg width="100%" height={height} aria-hidden="true" />
    </figure>
  )
}
