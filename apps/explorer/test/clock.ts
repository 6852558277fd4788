import { vi } from 'vitest'
import { openRequests } from './network'

/** Interval between two tip polls, on any screen except home. */
const IDLE_MS = 30_000
/** How long to wait for a response; a route may hold its own. */
const PATIENCE_MS = 1000
/**
 * Event-loop turns after which a response's follow-up work, such as the next request, has
 * started.
 */
const TURNS = 5

const now = performance.now.bind(performance)
const setRealTimeout = setTimeout.bind(globalThis)

/**
 * Takes control of the clock. It continues in real time unless stopped, and can be advanced.
 * @param time Initial time in ms; defaults to now.
 */
export function installClock({ stands = false, time = Date.now() } = {}): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    shouldAdvanceTime: !stands,
    now: time,
  })
}

/**
 * Advances the clock from timer to timer, and completes every request in between: no time
 * passes while the page waits for a response or, at the start, for a module.
 */
export async function runFor(ms: number): Promise<void> {
  const patience = new Promise((resolve) => setRealTimeout(resolve, PATIENCE_MS))
  await Promise.race([vi.dynamicImportSettled(), patience])
  await settle()
  const end = { reached: false }
  setTimeout(() => (end.reached = true), ms)
  while (!end.reached) {
    vi.advanceTimersToNextTimer()
    await settle()
  }
}

/**
 * Advances the clock to the next tip poll, and waits for its response.
 * @param interval milliseconds between two polls on the open screen.
 */
export async function pollTip(interval = IDLE_MS): Promise<void> {
  await runFor(interval)
}

/** Waits until every response has arrived and been processed. */
async function settle(): Promise<void> {
  const start = now()
  for (let quiet = 0; quiet < TURNS; quiet++) {
    await turn()
    if (openRequests() > 0 && now() - start < PATIENCE_MS) quiet = 0
  }
}

/** Waits one turn of the event loop; a timer would wait for milliseconds. */
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
