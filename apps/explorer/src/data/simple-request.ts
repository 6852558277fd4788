import { takeEarlyRequest } from '../shared/early-requests'

/** Origins of the servers that don't accept a body declared as plain text. */
const strict = new Set<string>()

/**
 * The content type of requests that browsers send without a preflight request. The preflight would
 * double the time of a call, because Mesh servers don't let browsers cache its response. They parse
 * the body as JSON whatever its type.
 */
export const simpleHeaders = { 'content-type': 'text/plain' } as const

/**
 * Sends a request, and sends it again as JSON if the server doesn't accept plain text. Later
 * requests to that server are sent as JSON immediately.
 */
export async function simpleFetch(request: Request): Promise<Response> {
  const { origin } = new URL(request.url)
  const body = await request.text()
  if (!strict.has(origin)) {
    const response =
      (await earlyResponse(request, body)) ??
      (await fetch(new Request(request, { method: 'POST', body })))
    if (response.status !== 415) return response
    strict.add(origin)
  }
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  return fetch(new Request(request, { method: 'POST', body, headers }))
}

/**
 * Returns the response to a request that was sent while the app was loading, or undefined if it
 * failed or there is none.
 */
async function earlyResponse(
  { url, signal }: Request,
  body: string,
): Promise<Response | undefined> {
  const early = takeEarlyRequest(url, body)
  if (!early) return undefined
  signal.addEventListener('abort', early.abort)
  try {
    return await early.response
  } catch {
    signal.throwIfAborted()
    return undefined
  }
}
