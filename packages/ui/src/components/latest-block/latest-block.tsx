import type { ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { Count } from '../amount'
import { Verse } from '../haiku'
import { Link } from '../link'
import { RelativeTime } from '../relative-time'
import { Skeleton } from '../skeleton'
import styles from './latest-block.module.css'

export interface LatestBlockProps {
  /** Omit while the first response is loading. */
  block?:
    | {
        height: number
        href: string
        /** Milliseconds since 1970. */
        time: number
        /** Empty for pseudo and neogenesis blocks and on older endpoints. */
        haiku: readonly string[]
      }
    | undefined
  /** The line below: difficulty, transactions, a seal. */
  children?: ReactNode | undefined
  className?: string | undefined
}

/** The latest block with its verse: the home page's one lyrical moment. */
export function LatestBlock({ block, children, className }: LatestBlockProps) {
  if (!block) {
    return (
      <div aria-busy="true" className={cx(styles['block'], className)}>
        <div className={styles['top']}>
          <Skeleton letters={9} mono />
          <Skeleton letters={7} />
        </div>
        <p className={styles['silent']} />
        <div className={styles['bottom']}>
          <Skeleton letters={8} />
          <Skeleton letters={10} />
          <Skeleton letters={14} />
        </div>
      </div>
    )
  }
  return (
    // A new block is a new element, so that it animates in.
    <div key={block.height} className={cx(styles['block'], className)}>
      <div className={styles['top']}>
        <Link href={block.href} className={styles['height']}>
          <Count value={block.height} />
        </Link>
        <RelativeTime time={block.time} className={styles['age']} />
      </div>
      {block.haiku.length > 0 ? (
        <Verse lines={block.haiku} size="medium" />
      ) : (
        <p className={styles['silent']}>This block has no haiku.</p>
      )}
      {children !== undefined && <div className={styles['bottom']}>{children}</div>}
    </div>
  )
}
