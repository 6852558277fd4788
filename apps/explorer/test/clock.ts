import { vi } from 'vitest'
import { openRequests } from './network'

/** The seconds that a request may take are not to pass before its response is there. */
const STEP_MS = 1000
/** Between two polls of the tip, on any screen but home. */
const IDLE_MS = 30_000

/** Takes the clock into the test's hand. It goes on with real time, and can be run ahead. */
export function installClock(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
}

/** Runs the clock ahead, step by step, and lets every request have its response meanwhile. */
export async function runFor(ms: number): Promise<void> {
  await responses()
  for (let left = ms; left > 0; left -= STEP_MS) {
    await vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS))
    await responses()
  }
}

/**
 * Runs the clock ahead to the next poll of the tip, and waits for its response.
 * @param interval in ms, between two polls on the screen that is open.
 */
export async function hearTip(interval = IDLE_MS): Promise<void> {
  await runFor(interval)
}

const { setTimeout: realTimeout } = globalThis
const turn = () => new Promise((resolve) => realTimeout(resolve, 0))

/** Waits until every response is there and taken in; a route that holds its own is not waited for. */
async function responses(): Promise<void> {
  const start = performance.now()
  do await turn()
  while (openRequests() > 0 && performance.now() - start < STEP_MS)
}
