import { AddressText } from '@mcm/ui/hash'
import { Text } from '@mcm/ui/text'
import { memo } from 'react'
import { More } from '../../../features/transaction-columns/more'
import { WithMemo } from '../../../features/transaction-columns/with-memo'
import { useKnown } from '../../../features/watchlist/known-mark/known-address'
import { KnownLine } from '../../../features/watchlist/known-mark/known-line'
import { messages } from '../messages'
import styles from './history.module.css'
import type { Movement } from './movement'

interface PartiesProps extends Pick<Movement, 'direction' | 'counterparties'> {
  /** The page's own address. */
  address: string
  destinations: Movement['transaction']['destinations']
}

/**
 * The direction, the sender and the recipients, with the page's own address highlighted. Below the
 * width of a desk and on paper, only the others are named, so that the parties take one line. A fee
 * has none: it is listed below its block. Memoized: rows render again when the chain confirms them, and the parties stay the same.
 */
export const Parties = memo(function Parties({
  direction,
  counterparties,
  destinations,
  address,
}: PartiesProps) {
  const known = useKnown()
  const [first, ...others] = counterparties
  const own = <AddressText value={known(address).value} current />
  if (first === undefined) {
    return (
      <Text tone="soft" className={styles['part']}>
        {messages.feeReceived}
      </Text>
    )
  }
  const memo =
    direction === 'out'
      ? destinations[0]?.memo
      : destinations.find((destination) => destination.address === address)?.memo
  return (
    <WithMemo memo={memo}>
      {direction !== 'fee' && (
        <span className={`${styles['desk']} print-without`}>
          <span className={styles['direction']}>{messages.direction[direction]}</span>
        </span>
      )}
      {direction === 'out' && (
        <>
          <span className={`${styles['desk']} print-without`}>{own} </span>
          <Text tone="soft">{messages.to}</Text>{' '}
        </>
      )}
      {direction === 'in' && (
        <>
          <Text tone="soft" className={styles['narrow']}>
            {messages.from}{' '}
          </Text>
          <span hidden className="print-only">
            {messages.from}{' '}
          </span>
        </>
      )}
      <KnownLine value={first} />
      {others.length > 0 && (
        <Text size={13} tone="soft">
          {' '}
          <More count={others.length} />
        </Text>
      )}
      {direction === 'in' && (
        <span className={`${styles['desk']} print-without`}>
          {' '}
          <Text tone="soft">{messages.to}</Text> {own}
        </span>
      )}
    </WithMemo>
  )
})
