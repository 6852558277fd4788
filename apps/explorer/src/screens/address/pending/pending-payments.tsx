import { Amount, Count } from '@mcm/ui/amount'
import { Row } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { Text } from '@mcm/ui/text'
import { paths } from '../../../config/paths'
import { useMempool } from '../../../features/mempool/use-mempool'
import { More } from '../../../features/transaction-columns/more'
import { KnownAddress } from '../../../features/watchlist/known-mark/known-address'
import type { effectOn as effectOfTransaction } from '../history/movement'
import { messages } from './pending-messages'
import { type PendingOf, type PendingPayment, pendingOf } from './pending-of'

/** Half as often as on the mempool's own screen, because this page is about something else. */
const POLL_MS = 10_000

interface PendingPaymentsProps {
  address: string
  /** Given by the page, which has it anyway: imported, it would be in a file of its own. */
  effectOn: typeof effectOfTransaction
}

/** The pending payments from and to an address. The mempool is polled as long as they are shown. */
export default function PendingPayments({ address, effectOn }: PendingPaymentsProps) {
  const { mempool, isPending, error } = useMempool(POLL_MS)
  if (mempool.listedAt === undefined) {
    return <span role="status">{isPending ? messages.checking : messages.failed}</span>
  }
  const found = pendingOf(mempool, address, effectOn)
  return (
    <>
      {found.payments.map((payment) => (
        <Payment key={payment.hash} {...payment} />
      ))}
      <Text tone="soft" role="status">
        {error ? messages.outdated : outcomeOf(found)}
      </Text>
    </>
  )
}

function Payment({ hash, direction, amount, counterparties, isPending, block }: PendingPayment) {
  const [first, ...others] = counterparties
  return (
    <Row gap={2} align="baseline">
      <Text tone="soft">
        {block ? (
          <>
            {messages.inBlock} <Count value={block.index} />:
          </>
        ) : (
          messages[isPending ? 'pending' : 'left']
        )}
      </Text>
      <Link href={paths.transaction.href(hash, block?.index)}>
        <Amount value={amount} decimals="trim" signed />
      </Link>
      {first !== undefined && (
        <span>
          <Text tone="soft">{direction === 'out' ? messages.to : messages.from}</Text>{' '}
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
  if (read < count) return messages.partly(read, count)
  if (payments.length > 0) return undefined
  return count === 0 ? messages.nothing : messages.none(count)
}
