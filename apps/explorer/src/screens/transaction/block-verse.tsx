import { HaikuCard } from '@mcm/ui/haiku'
import { Link } from '@mcm/ui/link'
import { useQuery } from '@tanstack/react-query'
import { formatCount } from '@mcm/ui/amount'
import { paths } from '../../config/paths'
import { haikuLines } from '../../data/block-facts'
import { blockByHeightQuery } from '../../data/queries'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { messages } from './messages'
import styles from './transaction.module.css'

/** The verse of the transaction's block. Its place is kept while the block loads. */
export function BlockVerse({ height }: { height: number }) {
  const { data } = useQuery(blockByHeightQuery(useEndpoint(), height))
  const lines = haikuLines(data?.metadata.haiku)
  return (
    <div className={styles['verse']}>
      {lines.length > 0 && (
        <HaikuCard size="medium" lines={lines}>
          <Link href={paths.block.href(height)}>{messages.verseOf(formatCount(height))}</Link>
        </HaikuCard>
      )}
    </div>
  )
}
