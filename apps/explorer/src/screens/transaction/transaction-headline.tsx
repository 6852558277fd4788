import { Amount, Count } from '@mcm/ui/amount'
import { Link } from '@mcm/ui/link'
import { RelativeTime } from '@mcm/ui/relative-time'
import { TransactionStatus } from '@mcm/ui/badge'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../config/paths'
import type { FoundTransaction } from '../../data/look-up-transaction'
import { blockByHeightQuery } from '../../data/queries'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { useTipHeight } from '../../features/endpoint/use-tip-height'
import { messages } from './messages'
import styles from './transaction.module.css'

/**
 * The answer to the question "Did this payment arrive?": the amount, its status, its depth and its
 * block.
 */
export function TransactionHeadline({ transaction }: { transaction: FoundTransaction }) {
  const { block, sent, status } = transaction
  const isConfirmed = status === 'SUCCESS'
  return (
    <>
      <Amount value={sent} decimals="trim" />
      <TransactionStatus
        status={status}
        label={isConfirmed ? messages.confirmed : undefined}
        className={styles['status']}
      />
      {block && isConfirmed && <Depth height={block.index} />}
    </>
  )
}

function Depth({ height }: { height: number }) {
  const tip = useTipHeight()
  const { data } = useQuery(blockByHeightQuery(useEndpoint(), height))
  return (
    <>
      {tip !== undefined && (
        <span>{messages.confirmationCount(Math.max(0, tip - height + 1))}</span>
      )}
      <span>
        {messages.inBlock}{' '}
        <Link href={paths.block.href(height)}>
          <Count value={height} />
        </Link>
      </span>
      {data && <RelativeTime time={data.timestamp} />}
    </>
  )
}
