import { hasEarlyRequest, takeEarlyRequest } from '../shared/early-requests'

/** Whether a server accepts a body declared as plain text, by origin, as far as that is known. */
const acceptsText = new Map<string, boolean>()

/**
 * The content type of requests that browsers send without a preflight request. The preflight would
 * double the time of a call, because Mesh servers don't let browsers cache its response. They parse
 * the body as JSON even if it is declared as text.
 */
export const simpleHeaders = { 'content-type': 'text/plain' } as const

/**
 * Sends a request, and sends it again as JSON if the server doesn't accept plain text. Later
 * requests to that server are sent as JSON immediately.
 */
export async function simpleFetch(request: Request): Promise<Response> {
  const { origin } = new URL(request.url)
  const accepts = acceptsText.get(origin)
  if (accepts === false) return fetch(asJson(request))
  // Reading the body takes time, and most requests need no copy of it.
  if (accepts && !hasEarlyRequest(request.url)) return fetch(request)
  const body = await request.text()
  const copy = () => new Request(request, { method: 'POST', body })
  const response = (await earlyResponse(request, body)) ?? (await fetch(copy()))
  acceptsText.set(origin, response.status !== 415)
  return response.status === 415 ? fetch(asJson(copy())) : response
}

function asJson(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  return new Request(request, { headers })
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
