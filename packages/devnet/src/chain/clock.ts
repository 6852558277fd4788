/** The chain's clock. It can run faster than real time, or be stopped. */
export interface ChainClock {
  /** Milliseconds since 1970. */
  now(): number
  /** Sets the time. */
  set(time: number): void
  /** Chain seconds per real second; 0 if stopped. */
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
