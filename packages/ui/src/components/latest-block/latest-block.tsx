'use client'

import { forwardRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { Count } from '../amount'
import { Verse } from '../haiku'
import { Link } from '../link'
import { RelativeTime } from '../relative-time'
import { Skeleton } from '../skeleton'
import styles from './latest-block.module.css'

/**
 * Props of `LatestBlock`.
 *
 * @example
 * ```tsx
 * import { LatestBlock, type LatestBlockProps } from '@mcm/ui/latest-block'
 *
 * const loading: LatestBlockProps = { block: undefined }
 *
 * <LatestBlock {...loading} />
 * ```
 */
export interface LatestBlockProps extends ComponentPropsWithoutRef<'div'> {
  /** The block. Omit it while the first response is loading, or with `silent` if none will come. */
  block?:
    | {
        height: number
        href: string
        /** The time when the block was mined, in milliseconds since 1970. */
        time: number
        /**
         * The lines of the haiku. The list is empty for pseudo and neogenesis blocks and on older
         * endpoints.
         */
        haiku: readonly string[]
      }
    | undefined
  /**
   * The word in front of the height.
   * @default 'Block'
   */
  name?: ReactNode | undefined
  /**
   * Content shown in place of the verse of a block without one, or why there is no block.
   * @default 'This block has no haiku.'
   */
  silent?: ReactNode | undefined
  /** The line below the verse, with the difficulty, the transactions and a seal. */
  children?: ReactNode | undefined
  /** The `Stave` that waits for the next block, shown below everything else. */
  next?: ReactNode | undefined
}

/**
 * Shows the latest block with its verse. It is the home page's one lyrical moment.
 *
 * @example
 * ```tsx
 * import { LatestBlock } from '@mcm/ui/latest-block'
 *
 * <LatestBlock
 *   block={{
 *     height: 1_078_535,
 *     href: '/block/1078535',
 *     time: Date.UTC(2026, 8, 4, 5, 36, 38),
 *     haiku: ['at night', 'soft snakes', 'returning'],
 *   }}
 * />
 * ```
 */
export const LatestBlock = /* @__PURE__ */ forwardRef<HTMLDivElement, LatestBlockProps>(
  function LatestBlock({ block, name = 'Block', silent, children, next, className, ...rest }, ref) {
    const [first, setFirst] = useState<number>()
    if (block && first === undefined) setFirst(block.height)
    // The block that was there on arrival isn't new.
    const isNew = first !== undefined && block !== undefined && block.height !== first

    if (!block) {
      const loading = silent === undefined
      return (
        <div ref={ref} aria-busy={loading} {...rest} className={cx(styles['block'], className)}>
          <div className={styles['top']}>{loading ? <Skeleton letters={9} mono /> : name}</div>
          <div className={styles['silent']}>{silent}</div>
          {/* Without facts to come it only keeps their place, so that nothing below moves. */}
          <div className={cx(styles['bottom'], !loading && styles['blank'])}>
            <Skeleton letters={10} />
            <Skeleton letters={28} />
          </div>
          {next}
        </div>
      )
    }
    return (
      // A new block is a new element, so that it animates in.
      <div key={block.height} ref={ref} {...rest} className={cx(styles['block'], className)}>
        <div className={styles['top']}>
          <Link href={block.href} className={styles['height']}>
            {name} <Count value={block.height} />
          </Link>
          <RelativeTime time={block.time} className={styles['age']} />
        </div>
        {block.haiku.length > 0 ? (
          <div className={styles['verse']}>
            <Verse lines={block.haiku} size="hero" arriving={isNew} />
          </div>
        ) : (
          <div className={styles['silent']}>{silent ?? 'This block has no haiku.'}</div>
        )}
        {children !== undefined && <div className={styles['bottom']}>{children}</div>}
        {next}
      </div>
    )
  },
)
