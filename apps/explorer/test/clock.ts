import { vi } from 'vitest'
import { openRequests } from './network'

/** Between two polls of the tip, on any screen but home. */
const IDLE_MS = 30_000
/** So long a response is waited for; a route may hold its own. */
const PATIENCE_MS = 1000
/** What a response sets off, such as the next request, is under way after so many turns. */
const TURNS = 5

const now = performance.now.bind(performance)

/**
 * Takes the clock into the test's hand. It goes on with real time, unless it stands, and can be run
 * ahead.
 * @param time that it shows first, in ms; else the present.
 */
export function installClock({ stands = false, time = Date.now() } = {}): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    shouldAdvanceTime: !stands,
    now: time,
  })
}

/**
 * Runs the clock ahead, from timer to timer, and lets every request have its response in between:
 * no time passes while the page waits for one.
 */
export async function runFor(ms: number): Promise<void> {
  await settle()
  const end = { reached: false }
  setTimeout(() => (end.reached = true), ms)
  while (!end.reached) {
    vi.advanceTimersToNextTimer()
    await settle()
  }
}

/**
 * Runs the clock ahead to the next poll of the tip, and waits for its response.
 * @param interval in ms, between two polls on the screen that is open.
 */
export async function hearTip(interval = IDLE_MS): Promise<void> {
  await runFor(interval)
}

/** Waits until every response is there and taken in. */
async function settle(): Promise<void> {
  const start = now()
  for (let quiet = 0; quiet < TURNS; quiet++) {
    await turn()
    if (openRequests() > 0 && now() - start < PATIENCE_MS) quiet = 0
  }
}

/** One turn of the event loop, which a timer would make wait for milliseconds. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(undefined)
  })
}
