/** Maximum time that work may block other tasks, in milliseconds. */
const slice = 25

/** Runs work to completion without pausing between its parts. */
export function atOnce<T>(work: Generator<void, T>): T {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** Runs work in slices, so that requests and timers can run in between. */
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
