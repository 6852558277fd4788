import { NEOGENESIS_INTERVAL } from '../../../data/block-facts'

/** Maximum number of blocks with a tick each. More would run into one another on a phone. */
const MAX_TICKS = 120

/** The range of heights that a strip shows, both inclusive. */
export interface Range {
  from: number
  to: number
}

/** Returns the number of blocks in a range. */
export function spanOf({ from, to }: Range): number {
  return to - from + 1
}

/**
 * Returns the path of lines for the given heights, in units of one block.
 *
 * @param top Where the lines start.
 * @param bottom Where the lines end.
 */
export function linesPath(
  { from }: Range,
  heights: readonly number[],
  top: number,
  bottom: number,
): string {
  return heights.map((height) => `M${height - from + 0.5} ${top}V${bottom}`).join('')
}

/**
 * Returns the heights of the blocks that have a quiet tick: all that can be mined and aren't marked. There
 * are none if there would be too many to tell apart.
 */
export function otherHeights(range: Range, marked: readonly number[]): number[] {
  const span = spanOf(range)
  if (span > MAX_TICKS) return []
  return Array.from({ length: span }, (_, at) => range.from + at).filter(
    // A neogenesis block isn't mined by anyone.
    (height) => height % NEOGENESIS_INTERVAL !== 0 && !marked.includes(height),
  )
}

/** Returns the index of the height nearest to a place in the strip, given as a fraction of its width. */
export function nearestMark(range: Range, heights: readonly number[], fraction: number): number {
  const place = range.from + fraction * spanOf(range) - 0.5
  let nearest = 0
  for (const [at, height] of heights.entries()) {
    if (Math.abs(height - place) <= Math.abs((heights[nearest] ?? 0) - place)) nearest = at
  }
  return nearest
}
