import { pause } from '../../../shared/pause'

/** So many blocks are asked for at once while the endpoint has nothing against it. */
const LANES = 4
/** Between two requests once it has: 50 in a minute, which leaves ten for the rest of the page. */
const INTERVAL_MS = 1200
/** What a limit without a word about its end takes. */
const WAIT_MS = 5000

/** How fast an endpoint may be asked. */
export interface Pace {
  readonly lanes: number
  readonly slowed: boolean
  /** Waits until another request may leave. */
  turn: (signal: AbortSignal) => Promise<void>
  /** The endpoint refused a request for there were too many; milliseconds it asks for, 0 if none. */
  limit: (asked: number) => void
}

const paces = new Map<string, Pace>()

/** An endpoint that limits stays slow for the visit. */
export function paceOf(endpoint: string): Pace {
  let pace = paces.get(endpoint)
  if (!pace) {
    pace = createPace()
    paces.set(endpoint, pace)
  }
  return pace
}

export function createPace(): Pace {
  let slowed = false
  let next = 0
  return {
    get lanes() {
      return slowed ? 1 : LANES
    },
    get slowed() {
      return slowed
    },
    async turn(signal) {
      if (!slowed) return
      const now = performance.now()
      const at = Math.max(now, next)
      next = at + INTERVAL_MS
      await pause(at - now, signal)
    },
    limit(asked) {
      slowed = true
      next = Math.max(next, performance.now() + Math.max(1000, asked || WAIT_MS))
    },
  }
}
