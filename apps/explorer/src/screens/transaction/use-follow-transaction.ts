import { SETTLED_DEPTH } from '@mcm/react/query'
import { useState } from 'react'
import type { TransactionLookup } from '../../data/look-up-transaction'
import { useOnNewTip } from '../../features/endpoint/use-tip-height'
import { usePollUntilFound } from '../../shared/use-poll-until-found'

/** Interval between two lookups of a pending transaction. */
export const PENDING_POLL_MS = 10_000
/**
 * Number of polls, about a minute, during which a transaction that left the mempool stays pending.
 * It leaves the mempool before it appears in the index.
 */
const LEAVING_POLLS = 6

/** Whether a transaction that was pending is missing, and for so long that it would be indexed by now. */
export interface Absence {
  isGone: boolean
  hasLeft: boolean
}

/**
 * Follows a transaction that was found, polling whenever the tip moves until it is at its final
 * depth. A pending one is also polled in between, by its query. A missing transaction is polled for three minutes.
 */
export function useFollowTransaction(
  lookup: TransactionLookup | undefined,
  poll: () => Promise<unknown>,
) {
  useOnNewTip((before) => {
    if (lookup?.kind === 'pending' || (lookup?.kind === 'confirmed' && !isFinal(lookup, before))) {
      void poll()
    }
  })

  const [waited, setWaited] = useState<TransactionLookup>()
  if (lookup?.kind === 'pending' && waited !== lookup) setWaited(lookup)
  const { polls, hasStopped, again } = usePollUntilFound(lookup?.kind === 'not-found', poll)
  const isGone = lookup?.kind === 'not-found' && waited !== undefined
  return {
    // What was seen of it doesn't go away with it.
    found: isGone ? waited : lookup,
    absence: { isGone, hasLeft: isGone && (polls >= LEAVING_POLLS || hasStopped) },
    hasStopped,
    again,
  }
}

/**
 * Returns whether the transaction was confirmed at its final depth when the tip had this height.
 */
function isFinal({ transactions: [first] }: { transactions: Found[] }, tip: number): boolean {
  return (
    first?.status === 'SUCCESS' && first.block !== null && tip - first.block.index >= SETTLED_DEPTH
  )
}

type Found = Extract<TransactionLookup, { kind: 'confirmed' }>['transactions'][number]
