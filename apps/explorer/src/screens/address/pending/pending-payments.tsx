import { Amount } from '@mcm/ui/amount'
import { Row } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { Skeleton } from '@mcm/ui/skeleton'
import { Text } from '@mcm/ui/text'
import { paths } from '../../../config/paths'
import { useMempool } from '../../../features/mempool/use-mempool'
import { More } from '../../../features/transaction-columns/more'
import { KnownAddress } from '../../../features/watchlist/known-mark/known-address'
import { messages } from './pending-messages'
import { type PendingOf, type PendingPayment, pendingOf } from './pending-of'

/** The page isn't about the mempool, so it asks half as often as that one's screen. */
const POLL_MS = 10_000

/** The pending payments from and to an address, as long as the visitor looks at them. */
export default function PendingPayments({ address }: { address: string }) {
  const { mempool, isPending } = useMempool(POLL_MS)
  if (isPending) return <Skeleton letters={24} />
  if (mempool.listedAt === undefined) return <span role="status">{messages.failed}</span>
  const found = pendingOf(mempool, address)
  return (
    <>
      {found.payments.map((payment) => (
        <Payment key={payment.hash} {...payment} />
      ))}
      <Text tone="soft" role="status">
        {outcomeOf(found)}
      </Text>
    </>
  )
}

function Payment({ hash, amount, counterparties: [first, ...others] }: PendingPayment) {
  return (
    <Row gap={2} align="baseline">
      <Text tone="soft">{messages.pending}</Text>
      <Link href={paths.transaction.href(hash)}>
        <Amount value={amount} decimals="trim" signed />
      </Link>
      {first !== undefined && (
        <span>
          <Text tone="soft">{amount < 0n ? messages.to : messages.from}</Text>{' '}
          <KnownAddress value={first} />
          {others.length > 0 && (
            <>
              {' '}
              <More count={others.length} />
            </>
          )}
        </span>
      )}
    </Row>
  )
}

/** Returns what is known besides the payments that were found. */
function outcomeOf({ payments, count, read }: PendingOf): string | undefined {
  if (count === 0) return messages.nothing
  if (read < count) return messages.reading(read, count)
  return payments.length === 0 ? messages.none(count) : undefined
}
