import { HaikuCard } from '@mcm/ui/haiku'
import { useQuery } from '@tanstack/react-query'
import { formatCount } from '@mcm/ui/amount'
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
          {messages.verseOf(formatCount(height))}
        </HaikuCard>
      )}
    </div>
  )
}
