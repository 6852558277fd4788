import { Count } from '@mcm/ui/amount'
import { Verse } from '@mcm/ui/haiku'
import { Link } from '@mcm/ui/link'
import { RelativeTime } from '@mcm/ui/relative-time'
import { Text } from '@mcm/ui/text'
import type { Block } from '@mcm/rosetta-client'
import { useQueries } from '@tanstack/react-query'
import { paths } from '../../config/paths'
import { blockFacts, blockKind, haikuLines, minerOf } from '../../data/block-facts'
import { blockByHeightQuery } from '../../data/queries'
import { useEndpoint } from '../endpoint/endpoint-store'
import { KnownAddress } from '../watchlist/known-mark/known-address'
import styles from './block-verse.module.css'
import { messages } from './messages'

interface RecentVersesProps {
  heights: readonly number[]
  /** Whether they belong together in twos, before and after something. @default false */
  isInPairs?: boolean
  /** Whether to show the number of transactions and the miner, too. @default false */
  hasFacts?: boolean
}

/** The place of the facts is kept while the block loads. */
function Facts({ block }: { block: Block | undefined }) {
  const miner = block ? minerOf(block) : null
  return (
    <Text size={13} tone="soft" className={`${styles['caption']} ${styles['facts']}`}>
      {block && messages.transactions(blockFacts(block).regular.length)}
      {miner !== null && (
        <>
          {' · '}
          {messages.by} <KnownAddress value={miner} form="8-8" />
        </>
      )}
    </Text>
  )
}

/**
 * Blocks with their verses, side by side, as ways on from a page that has no block. Their places are
 * kept while they load.
 */
export function RecentVerses({ heights, isInPairs = false, hasFacts = false }: RecentVersesProps) {
  const endpoint = useEndpoint()
  const blocks = useQueries({
    queries: heights.map((height) => blockByHeightQuery(endpoint, height, 'visible')),
  })
  return (
    <ul className={isInPairs ? `${styles['recent']} ${styles['pairs']}` : styles['recent']}>
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
            <Text size={13} tone="soft" className={styles['caption']}>
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
            {hasFacts && <Facts block={block} />}
          </li>
        )
      })}
    </ul>
  )
}
