/** What a page did since `restart()`. */
export interface Measures {
  /** The longest time from an input to the next paint, in milliseconds, rounded to 8 by the browser. */
  slowest: number
  slowestName: string
  frames: number
  slowFrames: number
  /** Maximum number of table rows in the page. */
  rows: number
}

/** Runs in the page before its own scripts. */
export function watchInteractions(): void {
  const none: Measures = { slowest: 0, slowestName: '-', frames: 0, slowFrames: 0, rows: 0 }
  const measures = { ...none }
  Object.assign(globalThis, { measures, restart: () => Object.assign(measures, none) })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number }
      if (interactionId === 0 || entry.duration <= measures.slowest) continue
      measures.slowest = entry.duration
      measures.slowestName = entry.name
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  let last = performance.now()
  const onFrame = (now: number) => {
    measures.frames += 1
    if (now - last > 34) measures.slowFrames += 1
    last = now
    if (measures.frames % 10 === 0) {
      measures.rows = Math.max(measures.rows, document.querySelectorAll('main tr').length)
    }
    requestAnimationFrame(onFrame)
  }
  requestAnimationFrame(onFrame)
}
