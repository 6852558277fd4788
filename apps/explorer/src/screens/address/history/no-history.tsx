import { Row } from '@mcm/ui/layout'
import { Text } from '@mcm/ui/text'
import { TitledRow } from '../../../shared/titled-row/titled-row'
import { messages } from '../messages'

/** An address without transactions: an empty history takes one row, like the parts below it. */
export function NoHistory() {
  return (
    <TitledRow title={messages.latest}>
      <Row gap={3} align="baseline">
        <span>{messages.empty}</span>
        <Text tone="soft">{messages.emptyNote}</Text>
      </Row>
    </TitledRow>
  )
}
