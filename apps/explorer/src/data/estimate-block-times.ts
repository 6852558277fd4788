import type { BlockIdentifier } from '@mcm/rosetta-client'

/**
 * Maximum number of blocks whose times are requested at first. The times between them are
 * estimated.
 */
const MAX_REQUESTED = 12

/**
 * Returns the blocks whose times to request: both ends of the history, and the newest of those
 * between.
 *
 * @param blocks Oldest first.
 */
export function blocksToRequest(blocks: readonly BlockIdentifier[]): BlockIdentifier[] {
  const [oldest, ...younger] = blocks
  return oldest ? [oldest, ...younger.slice(-(MAX_REQUESTED - 1))] : []
}

/** The time when a block was mined, in milliseconds since 1970. */
export interface BlockTime {
  time: number
  /** Whether the time was estimated from the known times on either side. */
  isAbout: boolean
}

/**
 * Returns times by block hash: known ones, and between two known ones an estimate proportional
 * to the heights. A block that isn't between known ones gets none.
 *
 * @param blocks Oldest first.
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
