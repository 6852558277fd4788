import type { CDPSession, Page } from '@playwright/test'

/** How a page scrolled. */
export interface ScrollFrames {
  /** Frames a second that the browser drew, which is what a visitor sees. */
  drawn: number
  /** Longest time between two drawn frames, in milliseconds. */
  longestGap: number
  /** Frames a second in which the page's main thread could run. */
  mainThread: number
  /** Moments at which the drawn part of the page was longer than the rows that were there. */
  blank: number
  /** Most table rows in the page at once. */
  rows: number
  /** Distance scrolled, in pixels. */
  distance: number
}

interface Sample {
  time: number
  scrolled: number
  rowsEnd: number
  rows: number
}

interface TraceEvent {
  name: string
  ts: number
  pid: number
  args?: { frame_sequence?: number; layerTreeId?: number }
}

/**
 * Scrolls with one gesture, as a flick does, and returns the frames that were drawn meanwhile. The
 * browser scrolls without the page's main thread, so both are counted: the main thread adds rows, and
 * if it is late, there is nothing to see.
 */
export async function scrollFrames(
  page: Page,
  session: CDPSession,
  { distance, speed }: { distance: number; speed: number },
): Promise<ScrollFrames> {
  await page.evaluate(() => {
    const samples: Sample[] = []
    Object.assign(globalThis, { samples })
    const sample = (time: number) => {
      const rows = document.querySelectorAll('main [aria-rowcount] tbody tr:not([aria-hidden])')
      const rowsEnd = (rows[rows.length - 1]?.getBoundingClientRect().bottom ?? 0) + scrollY
      samples.push({ time, scrolled: scrollY, rowsEnd, rows: rows.length })
      requestAnimationFrame(sample)
    }
    requestAnimationFrame(sample)
  })
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser')
  const tracing = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  tracing.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]))
  })
  const ended = new Promise((done) => tracing.once('Tracing.tracingComplete', done))
  await tracing.send('Tracing.start', {
    traceConfig: {
      includedCategories: [
        'devtools.timeline.frame',
        'disabled-by-default-devtools.timeline.frame',
      ],
    },
    transferMode: 'ReportEvents',
  })
  await session.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 600,
    yDistance: -distance,
    speed,
    gestureSourceType: 'mouse',
  })
  await tracing.send('Tracing.end')
  await ended
  const { samples, visible } = await page.evaluate(() => ({
    samples: (globalThis as unknown as { samples: Sample[] }).samples,
    visible: innerHeight,
  }))
  const moving = whileMoving(samples)
  const draws = events.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts / 1000)
  const gaps = differences(draws.toSorted((a, b) => a - b))
  return {
    drawn: perSecond(gaps),
    longestGap: Math.max(...gaps),
    mainThread: perSecond(differences(moving.map(({ time }) => time))),
    blank: moving.filter(({ rowsEnd }, at) => {
      // Until the page's next frame, the browser may already show what that frame will be scrolled to.
      const next = moving[at + 1]
      return next !== undefined && next.scrolled + visible > rowsEnd
    }).length,
    rows: Math.max(...samples.map(({ rows }) => rows)),
    distance: (samples.at(-1)?.scrolled ?? 0) - (samples[0]?.scrolled ?? 0),
  }
}

function whileMoving(samples: readonly Sample[]) {
  const first = samples.findIndex(
    ({ scrolled }, at) => samples[at + 1] && samples[at + 1]?.scrolled !== scrolled,
  )
  const last = samples.findLastIndex(
    ({ scrolled }, at) => at > 0 && samples[at - 1]?.scrolled !== scrolled,
  )
  return samples.slice(first, last + 1)
}

function differences(times: readonly number[]) {
  return times.slice(1).map((time, at) => time - (times[at] ?? 0))
}

function perSecond(gaps: readonly number[]) {
  return (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0)
}
