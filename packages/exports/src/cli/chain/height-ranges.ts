import { SEGMENT_LENGTH, type HeightRange } from '../../chain/manifest'

/** Returns the first height of a height's segment. */
export function segmentStart(height: number): number {
  return height - (height % SEGMENT_LENGTH)
}

/** Returns the last height of a height's segment. */
export function segmentEnd(height: number): number {
  return segmentStart(height) + SEGMENT_LENGTH - 1
}

/** Joins gaps that were split at the end of a segment. */
export function mergeRanges(gaps: readonly HeightRange[]): HeightRange[] {
  const merged: HeightRange[] = []
  for (const gap of gaps) {
    const before = merged.at(-1)
    if (before && before.to + 1 === gap.from) merged[merged.length - 1] = { ...before, to: gap.to }
    else merged.push(gap)
  }
  return merged
}

/** Returns the parts of ranges that are below a height. */
export function rangesBelow(ranges: readonly HeightRange[], height: number): HeightRange[] {
  return ranges
    .filter(({ from }) => from < height)
    .map(({ from, to }) => ({ from, to: Math.min(to, height - 1) }))
}
