/** The chain's clock. It can run faster than real time, or be stopped. */
export interface ChainClock {
  /** Returns the time in milliseconds since 1970. */
  now(): number
  /** Sets the time. */
  set(time: number): void
  /** Number of chain seconds per real second, or 0 if the clock is stopped. */
  readonly rate: number
}

/** @param wall The time source, in milliseconds. It should keep counting while a laptop sleeps. */
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
