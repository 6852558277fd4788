import { Count } from '@mcm/ui/amount'
import { formatDuration } from '@mcm/ui/relative-time'
import { Skeleton } from '@mcm/ui/skeleton'
import { SECONDS_PER_BLOCK } from '../../../data/block-pace'
import { nextExpectedIn } from '../../../data/next-expected-in'
import { useNow } from '../use-now'
import { messages } from './messages'
import styles from './time-line.module.css'

const AVERAGE_MS = SECONDS_PER_BLOCK * 1000
/** More than a third of all blocks take longer than the average, so the line goes on after it. */
const END_MS = 2 * AVERAGE_MS

export interface TimeLineProps {
  /** What the number of the next block follows, such as 'Next block'. */
  label: string
  /** The latest block's height, and its time in milliseconds since 1970. Undefined while it loads. */
  latest: { height: number; time: number } | undefined
  /** Whether the page says elsewhere when it's expected. @default false */
  isBare?: boolean
  className?: string | undefined
}

/** The wait for the next block, on a line from the latest one to twice the average wait. */
export function TimeLine({ label, latest, isBare = false, className = '' }: TimeLineProps) {
  const now = useNow()
  const elapsed = Math.max(0, now - (latest?.time ?? now))
  return (
    <div className={`${styles['wait']} ${className}`}>
      <div className={styles['line']}>
        <p>
          {label} {latest ? <Count value={latest.height + 1} /> : <Skeleton letters={9} mono />}
        </p>
        {!isBare && (
          <p>
            {!latest ? (
              <Skeleton letters={20} />
            ) : (
              messages.expected(nextExpectedIn(AVERAGE_MS - elapsed))
            )}
          </p>
        )}
      </div>
      <svg aria-hidden="true" width="100%" height={12} className={styles['scale']}>
        <rect width="50%" height={4} y={4} />
        <line className={styles['after']} x1="50%" x2="100%" y1={6} y2={6} />
        <rect
          className={styles['elapsed']}
          width={`${Math.min(1, elapsed / END_MS) * 100}%`}
          height={4}
          y={4}
        />
        <rect className={styles['average']} x="50%" width={2} height={12} />
      </svg>
      <div aria-hidden="true" className={styles['marks']}>
        <span>{latest && messages.elapsed(formatDuration(elapsed))}</span>
        <span>{messages.average(formatDuration(AVERAGE_MS))}</span>
      </div>
    </div>
  )
}
