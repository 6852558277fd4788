import { Count } from '@mcm/ui/amount'
import { Link } from '@mcm/ui/link'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import { paths } from '../../../config/paths'
import { blockFacts } from '../../../data/block-facts'
import { type Mempool, totals } from '../../../features/mempool/lifecycle'
import { MakeWay } from '../../../shared/make-way/make-way'
import { messages } from '../messages'
import styles from './recent-blocks.module.css'
import { RECENT_COUNT, useRecentBlocks } from './use-recent-blocks'

const { recent } = messages

/** Of more pending transactions, these are loaded first. The others may wait for the rate limit. */
const FIRST_ROWS = 25

/**
 * How many transactions the latest blocks took, and how many wait for the next one. It is there
 * whether any wait or not.
 */
export function RecentBlocks({ mempool }: { mempool: Mempool }) {
  const isKnown = mempool.listedAt !== undefined
  const { count, loaded } = totals(mempool)
  const blocks = useRecentBlocks(isKnown && loaded >= Math.min(count, FIRST_ROWS)).map(
    ({ height, block }) => ({
      height,
      taken: block && blockFacts(block).regular.length,
    }),
  )
  const most = Math.max(count, ...blocks.map(({ taken = 0 }) => taken))
  const isRooted = most > LINEAR_MOST
  return (
    <figure className={styles['figure']}>
      <figcaption className={styles['title']}>
        {recent.title} {isRooted && recent.scale}
      </figcaption>
      <MakeWay order={blocks[0]?.height}>
        <ol className={styles['bars']}>
          {Array.from({ length: RECENT_COUNT - blocks.length }, (_, at) => (
            <li key={at} aria-hidden="true" />
          ))}
          {blocks.map(({ height, taken }) => (
            <li key={height}>
              <Link
                className={styles['bar']}
                href={paths.block.href(height)}
                aria-label={recent.block(height, taken)}
                title={recent.block(height, taken)}
              >
                {taken !== undefined && <Bar of={taken} most={most} isRooted={isRooted} />}
                <span className={styles['height']}>
                  <Count value={height} />
                </span>
              </Link>
            </li>
          ))}
          <li className={`${styles['bar']} ${styles['next']}`}>
            {isKnown && (
              <>
                <VisuallyHidden>{recent.waiting} </VisuallyHidden>
                <Bar of={count} most={most} isRooted={isRooted} />
              </>
            )}
            <span className={styles['height']} aria-hidden="true">
              {recent.next}
            </span>
          </li>
        </ol>
      </MakeWay>
      <div className={styles['ends']} aria-hidden="true">
        <span>{blocks[0] && <Count value={blocks[0].height} />}</span>
        <span>{blocks.length > 0 && <Count value={blocks.at(-1)?.height ?? 0} />}</span>
        <span>{recent.next}</span>
      </div>
    </figure>
  )
}

/**
 * Above this, the scale is a square root, so that a single busy block doesn't reduce all others to
 * lines.
 */
const LINEAR_MOST = 12

/** Of the place's height, in percent. The rest is for the number above the bar. */
const HEIGHT = 58

interface BarProps {
  of: number
  most: number
  isRooted: boolean
}

function Bar({ of, most, isRooted }: BarProps) {
  const share = of === 0 ? 0 : of / most
  const height = (isRooted ? Math.sqrt(share) : share) * HEIGHT
  return (
    <>
      <Count value={of} />
      <svg aria-hidden="true" width="100%" height={`${height.toFixed(1)}%`}>
        <rect width="100%" height="100%" />
      </svg>
    </>
  )
}
