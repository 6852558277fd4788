/** Keeps requests as quick as the server allows: without a pause until it asks for one. */
export interface Pace {
  /**
   * Waits until the next request may be sent.
   *
   * @throws The signal's reason, when it is given first.
   */
  ready(signal?: AbortSignal): Promise<void>
  /** Takes in the rate headers of an answer, if it has any: spreads what is left over the time left. */
  observe(headers: Headers): void
  /** Takes in a 429. `retryAfter` in seconds, when the answer said so. */
  limited(retryAfter?: number): void
}

/** After a 429 the pace is one request a second: the public servers allow 60 a minute. */
const LIMITED_GAP = 1_000
/** No header makes us wait longer than this between two requests: clocks differ. */
const LONGEST_GAP = 2_000
const LONGEST_PAUSE = 60_000

/** A pace for one download: see {@link Pace}. */
export function createPace(): Pace {
  let gap = 0
  let next = 0
  const pauseFor = (ms: number) => {
    next = Math.max(next, Date.now() + Math.min(ms, LONGEST_PAUSE))
  }

  return {
    async ready(signal) {
      signal?.throwIfAborted()
      const wait = next - Date.now()
      if (wait > 0) await sleep(wait, signal)
      next = Date.now() + gap
    },
    observe(headers) {
      const remaining = integer(headers.get('X-RateLimit-Remaining'))
      const reset = integer(headers.get('X-RateLimit-Reset'))
      if (remaining === null || reset === null) return
      const left = Math.max(0, reset * 1_000 - Date.now())
      if (remaining > 0) gap = Math.min(left / remaining, LONGEST_GAP)
      pauseFor(remaining > 0 ? gap : left)
    },
    limited(retryAfter = 0) {
      gap = Math.max(gap, LIMITED_GAP)
      pauseFor(Math.max(retryAfter * 1_000, gap))
    },
  }
}

/**
 * A `fetch` for `createRosettaClient` that tells the pace what every answer says about the rate.
 *
 * @param fetch What does the work. Default: the global one.
 */
export function pacedFetch(
  pace: Pace,
  fetch: (request: Request) => Promise<Response> = (request) => globalThis.fetch(request),
): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await fetch(request)
    pace.observe(response.headers)
    if (response.status === 429) pace.limited(integer(response.headers.get('Retry-After')) ?? 0)
    return response
  }
}

function integer(header: string | null): number | null {
  return header !== null && /^\d{1,15}$/.test(header) ? Number(header) : null
}

/**
 * Waits, and leaves neither timer nor listener behind.
 *
 * @throws The signal's reason, when it is given first.
 */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }, ms)
    signal?.addEventListener('abort', onAbort, { once: true })
  })
}
