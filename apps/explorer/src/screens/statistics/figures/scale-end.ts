/** How many times as high as nearly all others the largest value is when the scale ends below it. */
const FAR_ABOVE = 3

/** The part of the values that the scale has in full. */
const SHOWN = 0.95

/**
 * Returns where the scale of a chart ends: at the largest value, or a bit above the 95th percentile if
 * the largest one is so far above it that the others would be hard to tell apart.
 */
export function scaleEnd(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const largest = sorted.at(-1) ?? 0
  const high = sorted[Math.ceil(sorted.length * SHOWN) - 1] ?? 0
  return high > 0 && largest > FAR_ABOVE * high ? high * 1.1 : largest
}
