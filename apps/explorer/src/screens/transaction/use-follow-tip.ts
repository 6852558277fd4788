import { useEffect, useRef } from 'react'
import type { TransactionLookup } from '../../data/look-up-transaction'
import { useTipHeight } from '../../features/endpoint/use-tip-height'

/** So deep a transaction stays where it is. */
const SETTLED_DEPTH = 10

/** Asks for a transaction again whenever the tip moves, until it is buried deep enough. */
export function useFollowTip(lookup: TransactionLookup | undefined, ask: () => unknown): void {
  const tip = useTipHeight()
  const asked = useRef(tip)
  useEffect(() => {
    if (tip === undefined || asked.current === tip) return
    const first = asked.current === undefined
    asked.current = tip
    if (first || lookup === undefined || lookup.kind === 'block') return
    const height = lookup.kind === 'confirmed' ? lookup.transactions[0]?.block?.index : undefined
    if (height === undefined || tip - height < SETTLED_DEPTH) ask()
  }, [tip, lookup, ask])
}
