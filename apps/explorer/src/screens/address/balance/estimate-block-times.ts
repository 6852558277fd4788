import type { BlockIdentifier } from '@mcm/rosetta-client'

/** More blocks are not asked for their times at first; what lies between them is reckoned. */
const ASKED = 12

/**
 * The blocks whose times are worth a question: the ends of the history, and the newest of those
 * between.
 *
 * @param blocks The oldest first.
 */
export function blocksToAsk(blocks: readonly BlockIdentifier[]): BlockIdentifier[] {
  const [oldest, ...younger] = blocks
  return oldest ? [oldest, ...younger.slice(-(ASKED - 1))] : []
}

/** When a block was solved, milliseconds since 1970. */
export interface BlockTime {
  time: number
  /** Reckoned from the blocks on either side, whose times are known. */
  isAbout: boolean
}

/**
 * Times by block hash: as the blocks have them, and between two known ones in proportion to the
 * heights. A block that does not lie between known ones gets none.
 *
 * @param blocks The oldest first.
 */
export function blockTimes(
  blocks: readonly BlockIdentifier[],
  known: ReadonlyMap<string, number | null>,
): Map<string, BlockTime> {
  const times = new Map<string, BlockTime>()
  const waiting: BlockIdentifier[] = []
  let last: { index: number; time: number } | undefined
  for (const block of blocks) {
    const time = known.get(block.hash) ?? undefined
    if (time === undefined) {
      waiting.push(block)
      continue
    }
    if (last) {
      const pace = (time - last.time) / Math.max(1, block.index - last.index)
      for (const { index, hash } of waiting) {
        times.set(hash, {
          time: Math.round(last.time + (index - last.index) * pace),
          isAbout: true,
        })
      }
    }
    waiting.length = 0
    times.set(block.hash, { time, isAbout: false })
    last = { index: block.index, time }
  }
  return times
}
