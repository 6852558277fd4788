import { SETTLED_DEPTH } from '@mcm/react/query'
import { formatCount } from '@mcm/ui/amount'
import { expectedIn } from '../../data/expected-in'

/** The answer to the question "Is this final?" in two parts, for where there is room for one only. */
export interface DepthParts {
  count: string
  /** When the block will be final, unless it is. */
  outlook: string | undefined
}

/**
 * Returns the answer for a block with this many confirmations. The block itself is the first.
 */
export function depthParts(confirmations: number): DepthParts {
  const missing = SETTLED_DEPTH - confirmations
  return missing > 0
    ? {
        count: `${confirmations} of ${SETTLED_DEPTH} confirmations`,
        outlook: `final ${expectedIn(missing)}`,
      }
    : { count: `Final · ${formatCount(confirmations)} confirmations`, outlook: undefined }
}
