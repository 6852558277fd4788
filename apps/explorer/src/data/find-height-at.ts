import { SECONDS_PER_BLOCK } from './block-pace'

/** A block's height and the time when it was mined, in milliseconds since 1970. */
export interface TimedBlock {
  height: number
  time: number
}

/** Maximum number of blocks to read. */
const MAX_READ = 24
/** The time per block in milliseconds, for endpoints without the first blocks. */
const USUAL_PACE_MS = SECONDS_PER_BLOCK * 1000

/**
 * Returns the height of the last block that was mined at or before a time, or undefined if there is
 * none. Reads few blocks by taking turns: an estimate from the pace of the remaining range, a block
 * twice as far from it as the time should be, which closes the range on the other side, and the
 * middle, in case the pace misleads.
 *
 * @param timeOf Returns a block's time, or undefined if the endpoint doesn't have the block.
 */
export async function findHeightAt(
  time: number,
  tip: TimedBlock,
  timeOf: (height: number) => Promise<number | undefined>,
): Promise<number | undefined> {
  if (time >= tip.time) return tip.height
  const read = async (height: number) => ({ height, time: (await timeOf(height)) ?? -Infinity })
  let before = await read(1)
  let after = tip
  if (time < before.time) return undefined
  let last = tip
  for (let turn = 0; turn < MAX_READ && after.height - before.height > 1; turn++) {
    const pace = paceBetween(before, after)
    const distance = last.time === -Infinity ? 0 : (time - last.time) / pace
    const guess = [
      after.height - Math.round((after.time - time) / pace),
      last.height + (distance < 0 ? Math.floor : Math.ceil)(2 * distance + Math.sign(distance)),
      Math.floor((before.height + after.height) / 2),
    ][turn % 3] as number
    last = await read(Math.min(Math.max(guess, before.height + 1), after.height - 1))
    if (last.time <= time) before = last
    else after = last
  }
  // Without a result, the last block that may qualify.
  return before.time === -Infinity ? undefined : after.height - 1
}

/** Returns the time per block in milliseconds. */
function paceBetween(before: TimedBlock, after: TimedBlock): number {
  if (before.time === -Infinity) return USUAL_PACE_MS
  return Math.max(1, (after.time - before.time) / (after.height - before.height))
}
