/**
 * Returns in words when to expect the next block, given the average time that is left in
 * milliseconds: in steps of ten seconds at the end, then 'any moment'.
 */
export function nextExpectedIn(left: number): string {
  if (left <= 0) return 'any moment'
  if (left <= 50_000) return `in about ${Math.ceil(left / 10_000) * 10} seconds`
  const minutes = Math.round(left / 60_000)
  return minutes === 1 ? 'in about a minute' : `in about ${minutes} minutes`
}
