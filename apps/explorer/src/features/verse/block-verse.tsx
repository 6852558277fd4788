import { formatCount } from '@mcm/ui/amount'
import { HaikuCard } from '@mcm/ui/haiku'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@mcm/ui/link'
import { paths } from '../../config/paths'
import { haikuLines } from '../../data/block-facts'
import { blockByHeightQuery } from '../../data/queries'
import { useEndpoint } from '../endpoint/endpoint-store'
import styles from './block-verse.module.css'
import { messages } from './messages'

interface BlockVerseProps {
  height: number | undefined
  /** Whether the block is the latest one, which is why the page shows its verse. */
  isLatest?: boolean
}

/** The verse of a block on a page about something else. Its place is kept while the block loads. */
export function BlockVerse({ height, isLatest = false }: BlockVerseProps) {
  const { data } = useQuery({
    ...blockByHeightQuery(useEndpoint(), height ?? 0),
    enabled: height !== undefined,
  })
  const lines = haikuLines(data?.metadata.haiku)
  return (
    <div className={styles['verse']}>
      {height !== undefined && lines.length > 0 && (
        <HaikuCard size="medium" lines={lines}>
          <Link href={paths.block.href(height)}>
            {messages[isLatest ? 'latestVerse' : 'verseOf'](formatCount(height))}
          </Link>
        </HaikuCard>
      )}
    </div>
  )
}
