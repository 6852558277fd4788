/** The chain's time. It can run faster than the wall's, or stand still. */
export interface ChainClock {
  /** Milliseconds since 1970. */
  now(): number
  /** Puts the clock at a time. */
  set(time: number): void
  /** How many chain seconds pass in a second; 0 when time stands still. */
  readonly rate: number
}

/**
 * @param wall The time to measure by, milliseconds. It should go on while a laptop sleeps.
 */
export function createClock(start: number, rate: number, wall: () => number): ChainClock {
  let base = start
  let since = wall()
  return {
    rate,
    now: () => Math.floor(base + (wall() - since) * rate),
    set(time) {
      base = time
      since = wall()
    },
  }
}
