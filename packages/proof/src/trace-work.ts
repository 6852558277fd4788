import { createBlockContext, type BlockInput } from './block-context'
import { ProofInputError } from './errors'
import { normalizeBlock } from './normalize-hex'
import { tracePeach, workLength, type PeachTrace } from './peach'
import { lastTriggBlock } from './rules'
import { workTrailer } from './work-trailer'
import { leadingZeroBits } from './work'

/**
 * Each step of a block's proof of work, from the header to the number of zero bits.
 *
 * @example
 * ```ts
 * import { traceWork, type WorkTrace } from '@mcm/proof'
 *
 * const isEnough = ({ found, required }: WorkTrace) => found >= required
 * const trace = traceWork({ block })
 * trace && isEnough(trace) // => true
 * ```
 */
export interface WorkTrace extends PeachTrace {
  /** The 124 bytes of the header that the work covers. */
  trailer: Uint8Array
  /** Required number of leading zero bits, which is the low byte of the difficulty. */
  required: number
  /** Actual number of leading zero bits. */
  found: number
}

/**
 * Repeats the proof of work of a mined block and returns every step. Like the `work` check, it takes the
 * start time that produces the block's hash, or else the one that the parent tells.
 * @returns The steps, or `undefined` if there are none to repeat: the block wasn't mined or used Trigg
 *   (up to block 75857), its start time is unknown, or its data is malformed.
 *
 * @example
 * ```ts
 * import { traceWork } from '@mcm/proof'
 *
 * const trace = traceWork({ block })
 * trace?.tiles.length // => 9
 * trace && trace.found >= trace.required // => true
 * ```
 */
export function traceWork({
  block,
  parent,
}: Pick<BlockInput, 'block' | 'parent'>): WorkTrace | undefined {
  try {
    const context = createBlockContext({
      block: normalizeBlock(block),
      parent: parent && normalizeBlock(parent),
    })
    if (context.kind !== 'normal' || context.index <= lastTriggBlock) return undefined
    const trailer = workTrailer(context)?.slice(0, workLength)
    if (!trailer) return undefined
    const trace = tracePeach(trailer)
    const required = context.block.metadata.difficulty & 0xff
    return { ...trace, trailer, required, found: leadingZeroBits(trace.hash) }
  } catch (error) {
    if (error instanceof ProofInputError) return undefined
    throw error
  }
}
