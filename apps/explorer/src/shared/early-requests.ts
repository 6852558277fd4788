/** A request that `public/boot.js` sent while the app was loading. */
interface EarlyRequest {
  response: Promise<Response>
  /** The device's clock when the request was sent. */
  sentAt: number
  abort: () => void
}

/** Age from which a response is requested again, such as after the browser suspended the page. */
const MAX_AGE_MS = 10_000

const sent = (): Map<string, EarlyRequest> | undefined =>
  (globalThis as { earlyRequests?: Map<string, EarlyRequest> }).earlyRequests

/** Returns whether a request with this URL, and any body, was sent while the app was loading. */
export function hasEarlyRequest(url: string): boolean {
  for (const key of sent()?.keys() ?? []) if (key.startsWith(`${url} `)) return true
  return false
}

/**
 * Returns a request that was sent while the app was loading, or undefined if there is none with this
 * URL and body. Each is returned only once.
 */
export function takeEarlyRequest(url: string, body = ''): EarlyRequest | undefined {
  const key = `${url} ${body}`
  const request = sent()?.get(key)
  sent()?.delete(key)
  return request && Date.now() - request.sentAt < MAX_AGE_MS ? request : undefined
}
