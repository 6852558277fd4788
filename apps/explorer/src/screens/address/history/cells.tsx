import { isOrphaned } from '@mcm/react/query'
import type { BlockIdentifier } from '@mcm/rosetta-client'
import { Amount, Count } from '@mcm/ui/amount'
import { PhoneOnly, WideOnly } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { Skeleton } from '@mcm/ui/skeleton'
import { Text } from '@mcm/ui/text'
import { paths } from '../../../config/paths'
import { UnlessLost } from '../../../features/transaction-columns/lost'
import { RowStatus } from '../../../features/transaction-columns/row-status'
import { messages } from '../messages'
import styles from './history.module.css'
import type { Movement } from './movement'

interface InBlockProps extends BlockIdentifier {
  status: string
  className?: string | undefined
  /** Whether the link is to the block that the address mined. Wide rows have its number in a column. */
  isMined?: boolean
}

/** A link to the block, by hash if it is orphaned, because another block is at its height. */
export function InBlock({ index, hash, status, className, isMined = false }: InBlockProps) {
  const lost = isOrphaned(status)
  return (
    <Link
      href={lost ? `${paths.block.href(hash)}?height=${index}` : paths.block.href(index)}
      className={className}
    >
      {isMined && (
        <>
          <WideOnly>{messages.blockReward}</WideOnly>
          <PhoneOnly>{messages.minedBlock}</PhoneOnly>{' '}
        </>
      )}
      <Count value={index} className={isMined ? styles['number'] : undefined} />
    </Link>
  )
}

interface StatusProps {
  transaction: Pick<Movement['transaction'], 'block' | 'status'>
}

/** The status of a transaction. Success is shown only once its block is found in the chain. */
export function Status({ transaction: { status, block } }: StatusProps) {
  const reason = isOrphaned(status)
    ? messages.orphaned
    : status === 'UNKNOWN' && !block
      ? messages.unknownBlock
      : undefined
  return <RowStatus status={status} reason={reason} />
}

interface MovedProps {
  amount: Movement['amount']
  status: string
}

/** The change in the address's balance. */
export function Moved({ amount, status }: MovedProps) {
  if (amount === undefined) return <Skeleton letters={14} mono />
  if (amount !== null) {
    return (
      <UnlessLost status={status}>
        <Amount value={amount} unit={false} signed />
      </UnlessLost>
    )
  }
  return (
    <Text size={13} tone="soft">
      {isOrphaned(status) ? messages.noFee : messages.unknownFee}
    </Text>
  )
}
