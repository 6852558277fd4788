import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import { useState } from 'react'
import type { TransactionLookup } from '../../data/look-up-transaction'
import { SearchProgress } from '../../features/search/pending-lookup/search-progress'
import { messages } from './messages'

interface AnnouncementsProps {
  lookup: TransactionLookup | undefined
  /** Whether the lookup of a missing transaction has stopped. */
  hasStopped: boolean
}

/**
 * Announces to assistive technology that a pending transaction was confirmed, and how the lookup of
 * a missing one goes. It must be in the page before there is anything to announce.
 */
export function Announcements({ lookup, hasStopped }: AnnouncementsProps) {
  const [wasPending, setWasPending] = useState(false)
  if (lookup?.kind === 'pending' && !wasPending) setWasPending(true)
  const [first] = lookup?.kind === 'confirmed' && wasPending ? lookup.transactions : []
  return (
    <>
      {/* Once it was pending, its block is announced below. */}
      <SearchProgress progress={first ? undefined : progressOf(lookup, hasStopped)} />
      <VisuallyHidden as="output">
        {first?.status === 'SUCCESS' && first.block && messages.confirmedIn(first.block.index)}
      </VisuallyHidden>
    </>
  )
}

function progressOf(
  lookup: TransactionLookup | undefined,
  hasStopped: boolean,
): SearchProgress | undefined {
  if (lookup?.kind === 'not-found') return hasStopped ? 'stopped' : 'looking'
  return lookup?.kind === 'block' ? undefined : lookup?.kind
}
