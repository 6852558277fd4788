import { Badge } from '@mcm/ui/badge'
import { AddressText } from '@mcm/ui/hash'
import { Text } from '@mcm/ui/text'
import { KnownAddress, useKnown } from '../../../features/watchlist/known-mark/known-address'
import { messages } from '../messages'
import type { Movement } from './movement'

/** The sender and the recipients, with the page's own address highlighted. */
export function Parties({ movement, address }: { movement: Movement; address: string }) {
  const known = useKnown()
  const { direction, counterparties, transaction } = movement
  const [first, ...others] = counterparties
  const own = <AddressText value={known(address).value} current />
  if (first === undefined) {
    return (
      <>
        <Text tone="soft">{messages.feeReceived}</Text> {own}
      </>
    )
  }
  const memo =
    direction === 'out'
      ? transaction.destinations[0]?.memo
      : transaction.destinations.find((destination) => destination.address === address)?.memo
  return (
    <>
      {direction === 'out' && (
        <>
          {own} <Text tone="soft">{messages.to}</Text>{' '}
        </>
      )}
      <KnownAddress value={first} />
      {others.length > 0 && (
        <Text size={13} tone="soft">
          {' '}
          {messages.and(others.length)}
        </Text>
      )}
      {direction === 'in' && (
        <>
          {' '}
          <Text tone="soft">{messages.to}</Text> {own}
        </>
      )}
      {memo !== undefined && memo !== '' && (
        <>
          {' '}
          <Badge>{memo}</Badge>
        </>
      )}
    </>
  )
}
