import { SETTLED_DEPTH } from '@mcm/react/query'
import { formatCount } from '@mcm/ui/amount'
import { expectedIn } from '../../data/expected-in'

/**
 * Returns the answer to the question "Is this final?" for a block with this many confirmations, and
 * when it will be, unless it is. The block itself is the first.
 */
export function depthParts(confirmations: number): [count: string, outlook?: string] {
  const missing = SETTLED_DEPTH - confirmations
  return missing > 0
    ? [`${confirmations} of ${SETTLED_DEPTH} confirmations`, `final ${expectedIn(missing)}`]
    : [`Final · ${formatCount(confirmations)} confirmations`]
}

/** The same after a status, which it goes on. */
export function depthAfterStatus(confirmations: number): string {
  return confirmations < SETTLED_DEPTH
    ? depthParts(confirmations)[0]
    : `${formatCount(confirmations)} confirmations, final`
}
