import { HaikuCard } from '@mcm/ui/haiku'
import { useQuery } from '@tanstack/react-query'
import { haikuLines } from '../../data/block-facts'
import { blockByHeightQuery } from '../../data/queries'
import { formatCount } from '@mcm/ui/amount'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { messages } from './messages'

/** The verse of the transaction's block, which completes a printed receipt. */
export function BlockVerse({ height }: { height: number }) {
  const { data } = useQuery(blockByHeightQuery(useEndpoint(), height))
  const lines = haikuLines(data?.metadata.haiku)
  if (lines.length === 0) return null
  return (
    <div hidden className="print-verse">
      <HaikuCard size="medium" lines={lines}>
        {messages.verseOf(formatCount(height))}
      </HaikuCard>
    </div>
  )
}
