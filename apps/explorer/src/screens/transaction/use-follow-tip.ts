import { useEffect, useState } from 'react'
import type { TransactionLookup } from '../../data/look-up-transaction'
import { SETTLED_DEPTH } from '../../data/queries'
import { useOnNewTip, useTipHeight } from '../../features/endpoint/use-tip-height'

/** A transaction leaves the mempool before the index has it: asked so often, this far apart. */
const LOOKS = 12
const LOOK_MS = 5000

/**
 * Follows what was found: asks again whenever the tip moves, until it is buried deep enough.
 *
 * @returns what to show. A transaction that has just left the mempool is still shown as waiting for a
 *   minute, while its block is looked for.
 */
export function useFollowTip(
  lookup: TransactionLookup | undefined,
  ask: () => unknown,
): TransactionLookup | undefined {
  const tip = useTipHeight()
  useOnNewTip(() => {
    if (tip === undefined || lookup === undefined || lookup.kind === 'block') return
    const height = lookup.kind === 'confirmed' ? lookup.transactions[0]?.block?.index : undefined
    if (height === undefined || tip - height < SETTLED_DEPTH) ask()
  })

  const [waited, setWaited] = useState<TransactionLookup>()
  const [looks, setLooks] = useState(0)
  if (lookup?.kind === 'pending' && waited !== lookup) {
    setWaited(lookup)
    setLooks(0)
  }
  const isLeaving = lookup?.kind === 'not-found' && waited !== undefined && looks < LOOKS
  useEffect(() => {
    if (!isLeaving) return
    const timer = setInterval(() => {
      setLooks((last) => last + 1)
      ask()
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [isLeaving, ask])
  return isLeaving ? waited : lookup
}
