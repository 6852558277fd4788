/** A rounded time until the next block. */
export interface Wait {
  /** Such as '30', or '1½'. */
  count: string
  unit: 'seconds' | 'minutes'
}

/**
 * Rounds the time until the next block to half minutes, or to tens of seconds at the end.
 *
 * @param left In milliseconds, by the average block time.
 * @returns Undefined if the average has passed.
 */
export function roundWait(left: number): Wait | undefined {
  if (left <= 0) return undefined
  if (left <= 50_000) return { count: String(Math.ceil(left / 10_000) * 10), unit: 'seconds' }
  const halves = Math.round(left / 30_000)
  return { count: `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`, unit: 'minutes' }
}

/** Says in words when to expect the next block, given the same time. */
export function nextExpectedIn(left: number): string {
  const wait = roundWait(left)
  if (!wait) return 'any moment'
  return wait.count === '1' ? 'in about a minute' : `in about ${wait.count} ${wait.unit}`
}
