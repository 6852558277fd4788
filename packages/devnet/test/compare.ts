import { mainnet, meshServer, type Capture } from './captures'
import { rawRequest, type RawResponse } from './raw-http'
import { pool, shapeOf } from './shape'

/** Headers that every response has or the transport sets. */
const unimportant = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
])

/** Sends a captured request with a different body. */
export function sendCapture(
  url: string,
  { request }: Capture,
  body: string | undefined,
): Promise<RawResponse> {
  const { method, path, content_type: contentType, headers } = request
  // Captures without a content type were sent as a form.
  const type = contentType || (body === undefined ? '' : 'application/x-www-form-urlencoded')
  return rawRequest(url + path, {
    method,
    headers: { ...headers, ...(type === '' ? {} : { 'content-type': type }) },
    body,
  })
}

/** Traits that a response and its capture must share; equal objects mean that they match. */
interface Traits {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The text, or the outline of the JSON. */
  readonly body: string
  /** List members that were never captured. */
  readonly unknownMembers: readonly string[]
}

/** Returns the traits of a response and of its capture. */
export function traits(
  given: RawResponse,
  { request, response }: Capture,
): { given: Traits; captured: Traits } {
  const isClosed = response.status === -1
  const captured: Traits = {
    status: response.status,
    headers: importantHeaders(response.headers),
    body: isClosed ? '' : (response.text ?? ''),
    unknownMembers: [],
  }
  const status = given.status
  // Mainnet exchanges were captured without headers.
  const wereNoted = Object.keys(response.headers).length > 0
  const headers = wereNoted || isClosed ? importantHeaders(given.headers) : {}
  if (response.json === undefined) {
    return { captured, given: { status, headers, body: given.text, unknownMembers: [] } }
  }
  const shape = shapeOf(JSON.parse(given.text))
  const known = membersOf(request.path)
  const unknownMembers = Array.from(shape.members, ([place, outlines]) =>
    [...outlines].filter((outline) => known.get(place)?.has(outline) !== true),
  ).flat()
  return {
    captured: { ...captured, body: shapeOf(response.json).outline },
    given: { status, headers, body: shape.outline, unknownMembers },
  }
}

/** Returns all captured list members of this call. */
function membersOf(path: string): Map<string, Set<string>> {
  return pool(
    [...meshServer, ...mainnet]
      .filter(({ request, response }) => request.path === path && response.json !== undefined)
      .map(({ response }) => shapeOf(response.json)),
  )
}

export function importantHeaders(
  headers: Readonly<Record<string, string>>,
): Record<string, string> {
  const important: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (!unimportant.has(name.toLowerCase())) important[name.toLowerCase()] = value
  }
  return important
}
