import type { TransactionSummary } from '@mcm/rosetta-client'
import { Amount } from '@mcm/ui/amount'
import { AddressText } from '@mcm/ui/hash'
import { Row, Rule, Section } from '@mcm/ui/layout'
import { Text } from '@mcm/ui/text'
import { paths } from '../../app/paths'
import { messages } from './messages'

/** Who was paid for the block. */
export function Reward({ reward }: { reward: TransactionSummary }) {
  return (
    <Section title={messages.reward}>
      {reward.destinations.map(({ address, amount }) => (
        <Row key={address} spread>
          <span>
            <Text tone="soft">{messages.to}</Text>{' '}
            <AddressText value={address} href={paths.address.href(address)} />
          </span>
          <Amount value={amount} signed />
        </Row>
      ))}
      <Rule />
    </Section>
  )
}
