import { mainnet, meshServer, type Capture } from './captures'
import { rawRequest, type RawAnswer } from './raw-http'
import { pool, shapeOf } from './shape'

/** What every answer has or the transport decides. */
const unimportant = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
])

/** Sends a captured request with another body. */
export function sendCapture(
  url: string,
  { request }: Capture,
  body: string | undefined,
): Promise<RawAnswer> {
  const { method, path, content_type: contentType, headers } = request
  // Where no content type is noted the client that was used sent that of a form.
  const type = contentType || (body === undefined ? '' : 'application/x-www-form-urlencoded')
  return rawRequest(url + path, {
    method,
    headers: { ...headers, ...(type === '' ? {} : { 'content-type': type }) },
    body,
  })
}

/** What both should have in common; equal objects mean that the answer is like the captured one. */
interface Traits {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The text, or the outline of the JSON. */
  readonly body: string
  /** Members of lists whose outlines were never captured. */
  readonly unknownMembers: readonly string[]
}

/** The traits of an answer and those of the captured one. */
export function traits(
  answer: RawAnswer,
  { request, response }: Capture,
): { given: Traits; captured: Traits } {
  const isClosed = response.status === -1
  const captured: Traits = {
    status: response.status,
    headers: importantHeaders(response.headers),
    body: isClosed ? '' : (response.text ?? ''),
    unknownMembers: [],
  }
  const status = answer.status
  // Of mainnet's exchanges the headers were not noted.
  const wereNoted = Object.keys(response.headers).length > 0
  const headers = wereNoted || isClosed ? importantHeaders(answer.headers) : {}
  if (response.json === undefined) {
    return { captured, given: { status, headers, body: answer.text, unknownMembers: [] } }
  }
  const shape = shapeOf(JSON.parse(answer.text))
  const known = membersOf(request.path)
  const unknownMembers = Array.from(shape.members, ([place, outlines]) =>
    [...outlines].filter((outline) => known.get(place)?.has(outline) !== true),
  ).flat()
  return {
    captured: { ...captured, body: shapeOf(response.json).outline },
    given: { status, headers, body: shape.outline, unknownMembers },
  }
}

/** All that was ever captured as members of this call's lists. */
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
