import { Count } from '@mcm/ui/amount'
import { EmptyState } from '@mcm/ui/empty-state'
import { Link } from '@mcm/ui/link'
import { RelativeTime } from '@mcm/ui/relative-time'
import { skipToken, useQuery } from '@tanstack/react-query'
import { paths } from '../../config/paths'
import { blockFacts } from '../../data/block-facts'
import { keys } from '../../data/keys'
import { blockByHeightQuery } from '../../data/queries'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { useTipHeight } from '../../features/endpoint/use-tip-height'
import { messages } from './messages'

/** Shown instead of the rows if nothing is pending: what the latest block has just taken. */
export function Empty() {
  const endpoint = useEndpoint()
  const tip = useTipHeight()
  const { data: block } = useQuery(
    tip === undefined
      ? { queryKey: keys.nothing(endpoint), queryFn: skipToken }
      : blockByHeightQuery(endpoint, tip),
  )
  return (
    <EmptyState title={messages.empty}>
      <p>{messages.emptyHint}</p>
      {block && (
        <p>
          {messages.latestBlock}{' '}
          <Link href={paths.block.href(block.block_identifier.index)}>
            <Count value={block.block_identifier.index} />
          </Link>
          {messages.took(blockFacts(block).regular.length)} <RelativeTime time={block.timestamp} />.{' '}
          <Link href={paths.transactions.href()}>{messages.latestTransactions}</Link>
        </p>
      )}
    </EmptyState>
  )
}
