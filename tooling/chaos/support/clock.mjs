const HOUR = 3_600_000

/**
 * Sets the wall clock of this process forth and back from now on. Timers, which are monotonic, are not
 * touched.
 *
 * @param {import('./random.mjs').Random} random
 */
export function disturbClock(random) {
  const RealDate = Date
  let offset = 0
  setInterval(() => {
    offset = random.pick([0, -HOUR, -24 * HOUR, HOUR, -1000, 365 * 24 * HOUR])
  }, 1500).unref()
  globalThis.Date = class extends RealDate {
    constructor(...values) {
      if (values.length > 0) super(...values)
      else super(RealDate.now() + offset)
    }
    static now() {
      return RealDate.now() + offset
    }
  }
}
