import type { ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { Count } from '../amount'
import { Verse } from '../haiku'
import { Link } from '../link'
import { RelativeTime } from '../relative-time'
import { Skeleton } from '../skeleton'
import styles from './newest-block.module.css'

export interface NewestBlockProps {
  /** Left out while the first answer is awaited. */
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

/** The newest block and its verse: the one lyrical moment of the home page. */
export function NewestBlock({ block, children, className }: NewestBlockProps) {
  if (!block) {
    return (
      <div aria-busy="true" className={cx(styles['newest'], className)}>
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
    // A new block is a new element, so that it comes in as one.
    <div key={block.height} className={cx(styles['newest'], className)}>
      <div className={styles['top']}>
        <Link href={block.href} className={styles['height']}>
          <Count value={block.height} />
        </Link>
        <RelativeTime time={block.time} className={styles['age']} />
      </div>
      {block.haiku.length > 0 ? (
        <Verse lines={block.haiku} size="medium" />
      ) : (
        <p className={styles['silent']}>This block carries no haiku.</p>
      )}
      {children !== undefined && <div className={styles['bottom']}>{children}</div>}
    </div>
  )
}
