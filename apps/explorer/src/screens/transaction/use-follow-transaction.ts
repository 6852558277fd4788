import { useState } from 'react'
import type { TransactionLookup } from '../../data/look-up-transaction'
import { SETTLED_DEPTH } from '../../data/queries'
import { useOnNewTip } from '../../features/endpoint/use-tip-height'
import { usePollUntilFound } from '../../shared/use-poll-until-found'

/**
 * A transaction leaves the mempool before the index has it. It is shown as pending for so many looks
 * more, which take a minute.
 */
const LEAVING_LOOKS = 6

/**
 * Follows what was found: looks again whenever the tip moves, until it was found at its final depth;
 * and what was not found, for three minutes.
 */
export function useFollowTransaction(
  lookup: TransactionLookup | undefined,
  look: () => Promise<unknown>,
) {
  useOnNewTip((before) => {
    if (lookup?.kind === 'pending' || (lookup?.kind === 'confirmed' && !isFinal(lookup, before))) {
      void look()
    }
  })

  const [waited, setWaited] = useState<TransactionLookup>()
  if (lookup?.kind === 'pending' && waited !== lookup) setWaited(lookup)
  const { looks, hasStopped, again } = usePollUntilFound(lookup?.kind === 'not-found', look)
  const isLeaving = lookup?.kind === 'not-found' && waited !== undefined && looks < LEAVING_LOOKS
  return { found: isLeaving ? waited : lookup, hasStopped, again }
}

/** Whether it was confirmed at its final depth while the tip had this height. */
function isFinal({ transactions: [first] }: { transactions: Found[] }, tip: number): boolean {
  return (
    first?.status === 'SUCCESS' && first.block !== null && tip - first.block.index >= SETTLED_DEPTH
  )
}

type Found = Extract<TransactionLookup, { kind: 'confirmed' }>['transactions'][number]
