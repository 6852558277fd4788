import { CHECKING, isOrphaned, SETTLED_DEPTH } from '@mcm/react/query'
import { Amount, Count } from '@mcm/ui/amount'
import { Button } from '@mcm/ui/button'
import { PhoneOnly, Row, WideOnly } from '@mcm/ui/layout'
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
import { depthParts } from '../../features/finality/depth-text'
import { Finality } from '../../features/finality/finality'
import { UnlessLost } from '../../features/transaction-columns/lost'
import { KnownAddress } from '../../features/watchlist/known-mark/known-address'
import { useTipHeight } from '../../features/endpoint/use-tip-height'
import { isWaiting, type Wait } from './wait'
import { messages } from './messages'
import styles from './transaction.module.css'

interface DepthProps {
  height: number
  confirmations: number | undefined
}

interface TransactionHeadlineProps {
  transaction: FoundTransaction
  /** How far a pending transaction is from a block. */
  wait: Wait
  /** Looks it up again, if that no longer happens automatically. */
  onAgain: (() => void) | undefined
}

/**
 * The answer to the question "Did this payment arrive?": the amount, its status, its depth and its
 * block.
 */
export function TransactionHeadline({ transaction, wait, onAgain }: TransactionHeadlineProps) {
  const { block, blockToLive, sent, status } = transaction
  const isConfirmed = status === 'SUCCESS'
  // Takes its lines at once, so that what is below stays when the block is found in the chain.
  const isInBlock = isConfirmed || status === CHECKING
  const isPending = isWaiting(transaction)
  const confirmations = useConfirmations(block?.index)
  return (
    <>
      <Row gap={3} className={styles['sum']}>
        <UnlessLost status={status}>
          <Amount value={sent} decimals="trim" />
        </UnlessLost>
        <Recipients transaction={transaction} />
      </Row>
      {!isPending && (
        <TransactionStatus
          status={status}
          label={isConfirmed ? messages.confirmed : undefined}
          tone={isConfirmed ? toneAt(confirmations) : undefined}
          className={styles['status']}
        />
      )}
      {block && isInBlock && (
        <Depth height={block.index} confirmations={isConfirmed ? confirmations : undefined} />
      )}
      {isPending && (
        <Text tone="soft" className={styles['line']}>
          {wait === 'expired' ? messages.expired(Number(blockToLive)) : messages[wait]}{' '}
          {onAgain ? (
            <Button size="small" variant="quiet" onClick={onAgain}>
              {messages.again}
            </Button>
          ) : (
            messages.updates
          )}
        </Text>
      )}
      {isOrphaned(status) && <Text tone="soft">{messages.notInChain}</Text>}
    </>
  )
}

/** Says who pays, and who is paid. The amount is what all of them receive. */
function Recipients({ transaction: { destinations, source } }: { transaction: FoundTransaction }) {
  const addresses = new Set(destinations.map(({ address }) => address))
  if (source !== null) addresses.delete(source)
  const [first] = addresses
  if (first === undefined) return null
  return (
    <Text tone="soft" size={15} className={styles['recipients']}>
      {source !== null && (
        <>
          {messages.fromSource} <KnownAddress value={source} />{' '}
        </>
      )}
      {addresses.size === 1 ? (
        <>
          {messages.to} <KnownAddress value={first} />
        </>
      ) : (
        messages.recipients(addresses.size)
      )}
    </Text>
  )
}

/** Green is for what is final: a block near the tip may still be replaced. */
function toneAt(confirmations: number | undefined) {
  return confirmations === undefined || confirmations < SETTLED_DEPTH ? 'neutral' : 'green'
}

interface SinceProps {
  height: number
  /** When the block will be final, which phones show instead of its age. */
  outlook: string | undefined
}

function Since({ height, outlook }: SinceProps) {
  const { data, isError } = useQuery(blockByHeightQuery(useEndpoint(), height))
  // As wide as the age, so that the line wraps alike before and after.
  const age = !isError && (
    <Text tone="soft" className="print-without">
      {' · '}
      {data ? <RelativeTime time={data.timestamp} /> : <Skeleton letters={10} />}
    </Text>
  )
  if (outlook === undefined) return age
  return (
    <>
      <PhoneOnly>
        <Text tone="soft"> · {outlook}</Text>
      </PhoneOnly>
      <WideOnly>{age}</WideOnly>
    </>
  )
}

/** Returns the depth of a block below the tip, itself included, or nothing while it isn't known. */
function useConfirmations(height: number | undefined): number | undefined {
  const tip = useTipHeight()
  if (tip === undefined || height === undefined) return undefined
  // The index may be ahead of the last status.
  return Math.max(1, tip - height + 1)
}

function Depth({ height, confirmations }: DepthProps) {
  return (
    <Text size={15} className={`${styles['pair']} ${styles['depth']}`}>
      {confirmations === undefined ? (
        <Skeleton letters={18} />
      ) : (
        <Finality confirmations={confirmations} isAfterStatus />
      )}
      <span>
        <Text tone="soft">{messages.inBlock}</Text>{' '}
        <Link href={paths.block.href(height)}>
          <Count value={height} />
        </Link>
        <Since
          height={height}
          outlook={confirmations === undefined ? undefined : depthParts(confirmations)[1]}
        />
      </span>
    </Text>
  )
}
