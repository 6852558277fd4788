import { CHECKING, isOrphaned } from '@mcm/react/query'
import { Amount, Count } from '@mcm/ui/amount'
import { Link } from '@mcm/ui/link'
import { RelativeTime } from '@mcm/ui/relative-time'
import { Skeleton } from '@mcm/ui/skeleton'
import { Text } from '@mcm/ui/text'
import { TransactionStatus } from '@mcm/ui/badge'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../config/paths'
import type { FoundTransaction } from '../../data/look-up-transaction'
import { blockByHeightQuery } from '../../data/queries'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { Finality } from '../../features/finality/finality'
import { useTipHeight } from '../../features/endpoint/use-tip-height'
import { isWaiting } from './is-waiting'
import { messages } from './messages'
import styles from './transaction.module.css'

/**
 * The answer to the question "Did this payment arrive?": the amount, its status, its depth and its
 * block.
 */
export function TransactionHeadline({ transaction }: { transaction: FoundTransaction }) {
  const { block, sent, status } = transaction
  const isConfirmed = status === 'SUCCESS'
  // Takes its lines at once, so that what is below stays when the block is found in the chain.
  const isInBlock = isConfirmed || status === CHECKING
  const isPending = isWaiting(transaction)
  return (
    <>
      <Amount value={sent} decimals="trim" />
      <span className={styles['pair']}>
        <TransactionStatus
          status={status}
          label={isConfirmed ? messages.confirmed : isPending ? messages.waiting : undefined}
          className={styles['status']}
        />
        {block && isInBlock && <Since height={block.index} />}
      </span>
      {block && isInBlock && <Depth height={block.index} isKnown={isConfirmed} />}
      {isPending && (
        <Text tone="soft">
          {messages.usualWait} {messages.updates}
        </Text>
      )}
      {isOrphaned(status) && <Text tone="soft">{messages.notInChain}</Text>}
    </>
  )
}

function Since({ height }: { height: number }) {
  const { data, isError } = useQuery(blockByHeightQuery(useEndpoint(), height))
  if (isError) return null
  // As wide as the age, so that the line wraps alike before and after.
  return data ? <RelativeTime time={data.timestamp} /> : <Skeleton letters={10} />
}

function Depth({ height, isKnown }: { height: number; isKnown: boolean }) {
  const tip = useTipHeight()
  return (
    <Text size={15} className={`${styles['pair']} ${styles['depth']}`}>
      {tip === undefined || !isKnown ? (
        <Skeleton letters={22} />
      ) : (
        <Finality confirmations={Math.max(0, tip - height + 1)} />
      )}
      <span>
        {messages.inBlock}{' '}
        <Link href={paths.block.href(height)}>
          <Count value={height} />
        </Link>
      </span>
    </Text>
  )
}
