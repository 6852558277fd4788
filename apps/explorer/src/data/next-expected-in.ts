/**
 * Returns in words when to expect the next block, given the average time that is left in
 * milliseconds: in half minutes, in steps of ten seconds at the end, then 'any moment'.
 */
export function nextExpectedIn(left: number): string {
  if (left <= 0) return 'any moment'
  if (left <= 50_000) return `in about ${Math.ceil(left / 10_000) * 10} seconds`
  const halves = Math.round(left / 30_000)
  if (halves === 2) return 'in about a minute'
  return `in about ${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''} minutes`
}
