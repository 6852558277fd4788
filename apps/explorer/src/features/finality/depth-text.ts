import { SETTLED_DEPTH } from '@mcm/react/query'
import { formatCount } from '@mcm/ui/amount'
import { expectedIn } from '../../data/expected-in'

/**
 * Returns the answer to the question "Is this final?" for a block with this many confirmations, and
 * when it will be, unless it is. The block itself is the first.
 *
 * @param isAfterStatus Whether the answer follows a status.
 */
export function depthParts(
  confirmations: number,
  isAfterStatus = false,
): [count: string, outlook?: string] {
  const missing = SETTLED_DEPTH - confirmations
  if (missing > 0) {
    return [`${confirmations} of ${SETTLED_DEPTH} confirmations`, `final ${expectedIn(missing)}`]
  }
  const count = `${formatCount(confirmations)} confirmations`
  return [isAfterStatus ? `${count}, final` : `Final · ${count}`]
}
