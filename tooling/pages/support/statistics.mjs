/** Returns the median of numbers. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Formats the median with the range, as in `98 (97–99)`. */
export function spread(values, format = (value) => String(Math.round(value))) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return `${format(median(values))} (${format(low)}–${format(high)})`
}
