/** A rounded time. */
export interface Wait {
  /** Such as '30', or '1½'. */
  count: string
  unit: 'seconds' | 'minutes'
}

/**
 * Returns the average time that is left until the next block, in milliseconds, as it is said
 * everywhere: in half minutes, and in steps of ten seconds at the end. Undefined if it has passed.
 */
export function roundWait(left: number): Wait | undefined {
  if (left <= 0) return undefined
  if (left <= 50_000) return { count: String(Math.ceil(left / 10_000) * 10), unit: 'seconds' }
  const halves = Math.round(left / 30_000)
  return { count: `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`, unit: 'minutes' }
}

/** Returns in words when to expect the next block, given the same time. */
export function nextExpectedIn(left: number): string {
  const wait = roundWait(left)
  if (!wait) return 'any moment'
  return wait.count === '1' ? 'in about a minute' : `in about ${wait.count} ${wait.unit}`
}
