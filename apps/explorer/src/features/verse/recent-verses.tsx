import { Count } from '@mcm/ui/amount'
import { Verse } from '@mcm/ui/haiku'
import { Link } from '@mcm/ui/link'
import { RelativeTime } from '@mcm/ui/relative-time'
import { Text } from '@mcm/ui/text'
import { useQueries } from '@tanstack/react-query'
import { paths } from '../../config/paths'
import { blockKind, haikuLines } from '../../data/block-facts'
import { blockByHeightQuery } from '../../data/queries'
import { useEndpoint } from '../endpoint/endpoint-store'
import styles from './block-verse.module.css'
import { messages } from './messages'

interface RecentVersesProps {
  heights: readonly number[]
  /** Whether there are up to four, which fit beside each other on a desk. @default false */
  isRow?: boolean
}

/**
 * Blocks with their verses, side by side, as ways on from a page that has no block. Their places are
 * kept while they load.
 */
export function RecentVerses({ heights, isRow = false }: RecentVersesProps) {
  const endpoint = useEndpoint()
  const blocks = useQueries({
    queries: heights.map((height) => blockByHeightQuery(endpoint, height, 'visible')),
  })
  return (
    <ul className={isRow ? `${styles['recent']} ${styles['row']}` : styles['recent']}>
      {heights.map((height, at) => {
        const block = blocks[at]?.data
        const kind = block && blockKind(block)
        const lines = haikuLines(block?.metadata.haiku)
        return (
          <li key={height}>
            {lines.length > 0 ? (
              <Verse size="list" lines={lines} />
            ) : (
              <Text as="p" tone="soft">
                {kind !== undefined && kind !== 'standard' && messages.without[kind]}
              </Text>
            )}
            <Text size={13} tone="soft">
              <Link href={paths.block.href(height)}>
                <Count value={height} />
              </Link>
              {block && (
                <>
                  {' · '}
                  <RelativeTime time={block.timestamp} />
                </>
              )}
            </Text>
          </li>
        )
      })}
    </ul>
  )
}
