import { isChainStatus, isOrphaned } from '@mcm/react/query'
import { Amount } from '@mcm/ui/amount'
import { TransactionStatus } from '@mcm/ui/badge'
import { DescriptionList, Fact } from '@mcm/ui/description-list'
import { Skeleton } from '@mcm/ui/skeleton'
import { Heading, Text } from '@mcm/ui/text'
import { TransactionFlow } from '@mcm/ui/transaction-flow'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import { paths } from '../../config/paths'
import type { FoundTransaction } from '../../data/look-up-transaction'
import { UnlessLost } from '../../features/transaction-columns/lost'
import { useTransactionVerification } from '../../features/verification/use-verification'
import { VerificationAlarm } from '../../features/verification/alarm/verification-alarm'
import { VerificationPanel } from '../../features/verification/panel/verification-panel'
import { useKnown } from '../../features/watchlist/known-mark/known-address'
import { lazyPart } from '../../shared/lazy-part/lazy-part'
import { BlockVerse } from '../../features/verse/block-verse'
import { InBlock } from './in-block'
import { isWaiting, type Wait } from './wait'
import { messages } from './messages'
import styles from './transaction.module.css'

/** Loaded lazily: only a pending transaction has a queue. A failure message isn't a fact. */
const Queue = lazyPart(() => import('./queue'), { failure: 'silent' })

/** The wait for the block that may take it. The page is complete without it. */
const NextBlock = lazyPart(() => import('./next-block'), { failure: 'silent' })

interface TransactionCardProps {
  transaction: FoundTransaction
  /**
   * Whether the headline is about another transaction, because this is one of several. Otherwise
   * the facts that the headline shows aren't repeated.
   */
  isOneOfSeveral: boolean
  /** Whether it is the same transaction as the one above it. Its payments are the same, too. */
  isCopy: boolean
  wait: Wait
}

/** One occurrence of the transaction, in a block or in the mempool. */
export function TransactionCard(props: TransactionCardProps) {
  const { transaction, isOneOfSeveral, isCopy, wait } = props
  const { block, status } = transaction
  const lost = isOrphaned(status)
  const verification = useTransactionVerification(
    { transaction: transaction.response, block },
    !lost,
  )
  const checksId = `verification-${block?.hash ?? block?.index ?? 'mempool'}`
  const isPending = isWaiting(transaction)
  const isInHeadline = (status === 'SUCCESS' || isPending) && !isOneOfSeveral
  const flow = <TransactionFlow {...flowOf(transaction, useKnown())} />
  return (
    <>
      {!lost && <VerificationAlarm about="transaction" checks={verification.data?.checks} />}
      <article className={styles['card']}>
        {isCopy ? (
          <Heading level={2}>{messages.copy}</Heading>
        ) : (
          <h2 className={styles['unseen']}>
            <VisuallyHidden>{messages.flow}</VisuallyHidden>
          </h2>
        )}
        {!isPending && !isCopy && flow}
        <div className={styles['about']}>
          <DescriptionList>
            {!isInHeadline && (
              <Fact label={messages.status}>
                <TransactionStatus status={status} />
                <Explanation transaction={transaction} />
              </Fact>
            )}
            {block ? (
              <InBlock {...{ hash: transaction.hash, block, status, isInHeadline }} />
            ) : (
              !isPending && <Fact label={messages.block}>{messages.unknownBlock}</Fact>
            )}
            {isOneOfSeveral && (
              <Fact label={messages.sent}>
                <UnlessLost status={status}>
                  <Amount value={transaction.sent} />
                </UnlessLost>
              </Fact>
            )}
            {isPending && wait === 'waiting' && (
              <Queue fallback={<QueueWaiting />} transaction={transaction} />
            )}
            {isPending && transaction.blockToLive !== null && transaction.blockToLive > 0n && (
              <Fact label={messages.expires}>
                {messages.expiresAfter(Number(transaction.blockToLive))}
              </Fact>
            )}
          </DescriptionList>
          {block && isInHeadline && <BlockVerse height={block.index} />}
          {isPending && wait === 'waiting' && !isOneOfSeveral && (
            <div className={styles['next']}>
              <NextBlock />
            </div>
          )}
        </div>
        {/* Who waits asks about the queue first. */}
        {isPending && !isCopy && flow}
      </article>
      {!lost && <VerificationPanel about="transaction" verification={verification} id={checksId} />}
    </>
  )
}

/** The queue's facts while its code loads. */
function QueueWaiting() {
  return (
    <Fact label={messages.queue.label}>
      <Skeleton letters={40} />
    </Fact>
  )
}

/** An explanation of why a status isn't 'Success'. */
function Explanation({ transaction }: { transaction: FoundTransaction }) {
  const text = explain(transaction)
  if (text === undefined) return null
  return (
    <Text as="p" tone="soft" measured>
      {text}
    </Text>
  )
}

function explain({ block, status, response }: FoundTransaction): string | undefined {
  if (isOrphaned(status)) return messages.orphaned
  if (isWaiting({ status, block })) return messages.updates
  if (status !== 'UNKNOWN') return undefined
  if (!block) return messages.withoutBlock
  return isChainStatus(response.operations[0]?.status ?? '')
    ? messages.unchecked
    : messages.withoutStatus
}

/**
 * Converts the transaction for the flow diagram. The source spends everything, and the change comes
 * back to it.
 */
function flowOf(
  { source, destinations, change, fee, debited, kind }: FoundTransaction,
  known: ReturnType<typeof useKnown>,
) {
  const party = (hex: string, amount: bigint, memo = '') => {
    const { value: address, ...rest } = known(hex)
    return {
      address,
      amount,
      href: paths.address.href(hex),
      memo: memo === '' ? undefined : memo,
      ...rest,
    }
  }
  return {
    sources: source === null ? [] : [party(source, debited + (change ?? 0n))],
    destinations: destinations.map(({ address, amount, memo }) => party(address, amount, memo)),
    change: source !== null && change !== null && change > 0n ? party(source, change) : undefined,
    fee: kind === 'reward' ? undefined : fee,
  }
}
