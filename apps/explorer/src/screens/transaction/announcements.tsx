import { isOrphaned } from '@mcm/react/query'
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

/** A pending transaction is in no place that is announced. */
const PENDING = ''

/**
 * Announces to assistive technology that the transaction was confirmed or left the chain while its
 * page was open, and how the lookup of a missing one goes. It must be in the page before there is
 * anything to announce.
 */
export function Announcements({ lookup, hasStopped }: AnnouncementsProps) {
  const place = placeOf(lookup)
  const [first, setFirst] = useState(place)
  const [hasMoved, setHasMoved] = useState(false)
  if (first === undefined && place !== undefined) setFirst(place)
  if (first !== undefined && place !== undefined && place !== first && !hasMoved) setHasMoved(true)
  const isFound = hasMoved && place !== undefined && place !== PENDING
  return (
    <>
      {/* What became of a pending one is announced below. */}
      <SearchProgress progress={isFound ? undefined : progressOf(lookup, hasStopped)} />
      <VisuallyHidden as="output">{isFound && place}</VisuallyHidden>
    </>
  )
}

/** Returns the words for where the transaction is, undefined while it isn't found. */
function placeOf(lookup: TransactionLookup | undefined): string | undefined {
  if (lookup?.kind === 'pending') return PENDING
  const [found] = lookup?.kind === 'confirmed' ? lookup.transactions : []
  if (found?.status === 'SUCCESS' && found.block) return messages.confirmedIn(found.block.index)
  return found && isOrphaned(found.status) ? `${messages.notInChain}.` : undefined
}

function progressOf(
  lookup: TransactionLookup | undefined,
  hasStopped: boolean,
): SearchProgress | undefined {
  if (lookup?.kind === 'not-found') return hasStopped ? 'stopped' : 'looking'
  return lookup?.kind === 'block' ? undefined : lookup?.kind
}
