import { EmptyState } from '@mcm/ui/empty-state'
import type { Filter } from './filter'
import { messages } from '../messages'
import { messages as filtered } from './nothing-messages'

/** The message shown when everything has been searched and nothing matches. */
export default function Nothing({ filter }: { filter: Filter }) {
  const { direction, hideFeeOnly } = filter
  return (
    <EmptyState title={hideFeeOnly ? filtered.emptyFiltered : messages.empty}>
      {direction === 'all'
        ? hideFeeOnly
          ? undefined
          : messages.emptyNote
        : filtered.emptyDirection[direction]}
    </EmptyState>
  )
}
