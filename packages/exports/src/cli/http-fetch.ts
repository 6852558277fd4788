import http, {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http'
import https from 'node:https'
import { promisify } from 'node:util'
import { gunzip, type ZlibOptions } from 'node:zlib'

/** Maximum size of a response in bytes, about twice the largest block. */
export const MAX_RESPONSE_BYTES = 64 * 2 ** 20

/** Statuses whose responses have no body. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304])

const unzip: (bytes: Buffer, options: ZlibOptions) => Promise<Buffer<ArrayBuffer>> =
  promisify(gunzip)

/**
 * Creates a replacement for the global `fetch` that takes a fifth of its time per request, which
 * matters for a million requests. Connections are kept open, and redirects aren't followed.
 */
export function createHttpFetch(): (request: Request) => Promise<Response> {
  const agents = {
    'http:': new http.Agent({ keepAlive: true }),
    'https:': new https.Agent({ keepAlive: true }),
  }
  return async (request) => {
    const url = new URL(request.url)
    const { protocol } = url
    const body = Buffer.from(await request.arrayBuffer())
    const options: RequestOptions = {
      method: request.method,
      agent: agents[protocol === 'https:' ? protocol : 'http:'],
      headers: {
        ...Object.fromEntries(request.headers),
        'accept-encoding': 'gzip',
        'content-length': body.length,
      },
    }
    const { content, status, headers } = await exchange(url, options, body, request.signal)
    const isZipped = headers['content-encoding'] === 'gzip' && content.length > 0
    return new Response(
      WITHOUT_BODY.has(status)
        ? null
        : isZipped
          ? await unzip(content, { maxOutputLength: MAX_RESPONSE_BYTES })
          : content,
      { status, headers: entriesOf(headers) },
    )
  }
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  content: Buffer<ArrayBuffer>
}

/** Sends a request and reads the body, up to just above the maximum, which the client then rejects. */
function exchange(
  url: URL,
  options: RequestOptions,
  body: Buffer,
  signal: AbortSignal,
): Promise<Answer> {
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const sent = request(url, options)
    const stop = () => sent.destroy(signal.reason as Error)
    const fail = (error: Error) => {
      signal.removeEventListener('abort', stop)
      reject(error)
    }
    sent.on('error', fail)
    sent.on('response', (response: IncomingMessage) => {
      const chunks: Buffer[] = []
      let size = 0
      const finish = () => {
        signal.removeEventListener('abort', stop)
        const { statusCode: status = 0, headers } = response
        resolve({ status, headers, content: Buffer.concat(chunks) })
      }
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        size += chunk.length
        if (size <= MAX_RESPONSE_BYTES) return
        finish()
        response.destroy()
      })
      response.on('end', finish)
      response.on('error', fail)
    })
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
    else sent.end(body)
  })
}

function entriesOf(headers: IncomingHttpHeaders): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, [value].flat().join(', ')] as [string, string]],
  )
}
