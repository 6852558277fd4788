import { EmptyState } from '@mcm/ui/empty-state'
import type { Filter } from './filter'
import { messages } from './nothing-messages'

/** The message shown when everything has been searched and nothing matches. */
export default function Nothing({ filter, isEmpty }: { filter: Filter; isEmpty: boolean }) {
  const title = filter.hideFeeOnly ? messages.emptyFiltered : messages.empty
  const { direction } = filter
  return (
    <EmptyState title={title}>
      {isEmpty && !filter.hideFeeOnly && <p>{messages.paymentsNote}</p>}
      {!isEmpty && direction !== 'all' && <p>{messages.emptyDirection[direction]}</p>}
      <p>{messages.rewardsNote}</p>
    </EmptyState>
  )
}
