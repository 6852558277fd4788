/** How long work may hold up everything else, in milliseconds. */
const slice = 25

/** Does work that yields between its parts in one go. */
export function atOnce<T>(work: Generator<void, T>): T {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** Does work that yields between its parts, and lets requests and timers through while it lasts. */
export async function inSlices<T>(work: Generator<void, T>): Promise<T> {
  let until = performance.now() + slice
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    if (performance.now() < until) continue
    await new Promise((resolve) => setTimeout(resolve))
    until = performance.now() + slice
  }
}
