import { EmptyState } from '@mcm/ui/empty-state'
import { Row } from '@mcm/ui/layout'
import { Text } from '@mcm/ui/text'
import type { Filter } from './filter'
import { messages } from './nothing-messages'

interface NothingProps {
  filter: Filter
  /** Whether it is a sentence in a row: then there is no filter. */
  isRow?: boolean
}

/** The message shown when everything has been searched and nothing matches. */
export default function Nothing({ filter, isRow = false }: NothingProps) {
  const { direction, hideFeeOnly } = filter
  if (isRow) {
    return (
      <Row gap={3} align="baseline">
        <span>{messages.empty}</span>
        <Text tone="soft">{messages.emptyNote}</Text>
      </Row>
    )
  }
  return (
    <EmptyState title={hideFeeOnly ? messages.emptyFiltered : messages.empty}>
      {direction === 'all'
        ? hideFeeOnly
          ? undefined
          : messages.emptyNote
        : messages.emptyDirection[direction]}
    </EmptyState>
  )
}
