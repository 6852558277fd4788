import http, {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http'
import https from 'node:https'
import { addAbortSignal, pipeline, Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { promisify } from 'node:util'
import { createGunzip, gunzip, type ZlibOptions } from 'node:zlib'

/** Maximum size of a response in bytes, about twice the largest block. */
export const MAX_RESPONSE_BYTES = 64 * 2 ** 20

/** Maximum size in bytes of a body that is passed on whole; copying a much longer one holds the event loop. */
const WHOLE_BYTES = 2 ** 18

/** Statuses whose responses have no body. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304])

const unzip: (bytes: Buffer, options: ZlibOptions) => Promise<Buffer<ArrayBuffer>> =
  promisify(gunzip)

/**
 * Replaces the body of a successful response.
 *
 * @returns The new body and the value of a header that no endpoint can set, or `undefined` to pass the
 *   response on unchanged.
 */
export type ReplaceBody = (
  sent: Buffer,
  received: Buffer<ArrayBuffer>,
) => Promise<{ body: string | Uint8Array<ArrayBuffer>; mark?: string }>

/** Name of the header with the mark of a replaced body. */
export const MARK_HEADER = 'mcm-exports-mark'

/**
 * Creates a replacement for the global `fetch` that takes a fifth of its time per request, which
 * matters for a million requests. Connections are kept open, and redirects aren't followed.
 *
 * @param replace Replaces bodies that aren't long.
 */
export function createHttpFetch(replace?: ReplaceBody): (request: Request) => Promise<Response> {
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
    const { chunks, status, headers } = await exchange(url, options, body, request.signal)
    const isZipped = headers['content-encoding'] === 'gzip'
    const content = WITHOUT_BODY.has(status) ? null : await bodyOf(chunks, isZipped, request.signal)
    const entries = entriesOf(headers).filter(([name]) => name !== MARK_HEADER)
    if (!replace || status !== 200 || !Buffer.isBuffer(content)) {
      return new Response(content, { status, headers: entries })
    }
    const { body: replaced, mark } = await replace(body, content)
    if (mark !== undefined) entries.push([MARK_HEADER, mark])
    return new Response(replaced, { status, headers: entries })
  }
}

/** Returns the decompressed body: a long one in pieces, because streams are slow for short ones. */
async function bodyOf(
  chunks: readonly Buffer<ArrayBuffer>[],
  isZipped: boolean,
  signal: AbortSignal,
): Promise<Buffer<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>> {
  if (chunks.reduce((sum, { length }) => sum + length, 0) <= WHOLE_BYTES) {
    const [only] = chunks
    const whole = only && chunks.length === 1 ? only : Buffer.concat(chunks)
    if (!isZipped || whole.length === 0) return whole
    try {
      return await unzip(whole, { maxOutputLength: WHOLE_BYTES })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') throw error
    }
  }
  const pieces = Readable.from(chunks)
  // The reader of the body learns of a failure.
  const unzipped = isZipped ? pipeline(pieces, createGunzip(), () => undefined) : pieces
  addAbortSignal(signal, unzipped)
  const stream: NodeReadableStream = Readable.toWeb(unzipped)
  return stream as ReadableStream<Uint8Array<ArrayBuffer>>
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  chunks: readonly Buffer<ArrayBuffer>[]
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
      const chunks: Buffer<ArrayBuffer>[] = []
      let size = 0
      const finish = () => {
        signal.removeEventListener('abort', stop)
        const { statusCode: status = 0, headers } = response
        resolve({ status, headers, chunks })
      }
      response.on('data', (chunk: Buffer<ArrayBuffer>) => {
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
