import ky from 'ky'
import { ConnectionError, InvalidResponseError } from '../errors'
import type { ErrorContext } from '../errors'

/** What came back over HTTP. */
export interface RawAnswer {
  /** 0 for a redirect whose status a browser hides. */
  status: number
  headers: Headers
  text: string
}

/** An error of Node's own. */
interface NodeError extends Error {
  code: string
}

/** Sends one JSON body and reads the whole answer. Neither retries nor judges the status. */
export type Transport = (
  context: ErrorContext,
  body: unknown,
  headers: Headers,
  signal: AbortSignal,
) => Promise<RawAnswer>

/**
 * The one place that touches ky. Its own retry and time-out are off: they know neither errors inside
 * an HTTP 200 nor a body that stops halfway, so core/call.ts does both. Redirects are not followed,
 * because fetch turns a redirected POST into a GET.
 */
export function createTransport(
  baseUrl: string,
  fetch: ((request: Request) => Promise<Response>) | undefined,
  maxBytes: number,
): Transport {
  const http = ky.create({
    prefixUrl: baseUrl,
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    redirect: 'manual',
    ...(fetch && { fetch: (input) => fetch(input as Request) }),
  })
  return async (context, body, headers, signal) => {
    try {
      const response = await http.post(context.call.slice(1), { json: body, headers, signal })
      const text = await readText(response, maxBytes, context)
      return { status: response.status, headers: response.headers, text }
    } catch (cause) {
      if (signal.aborted || cause instanceof InvalidResponseError) throw cause
      throw new ConnectionError(`No answer from the endpoint${reasonOf(cause)}`, undefined, {
        ...context,
        cause,
      })
    }
  }
}

/** Node's fetch says 'fetch failed' of everything; its cause says why, if only by a code. */
function reasonOf(error: unknown): string {
  const { message, cause } = Object(error) as Partial<Error>
  const { message: deeper, code } = Object(cause) as Partial<NodeError>
  const reason = deeper || code || message
  return reason ? `: ${reason}` : ''
}

/** Reads chunk by chunk, so that an endless body ends at the limit and not with the memory. */
async function readText(
  response: Response,
  maxBytes: number,
  context: ErrorContext,
): Promise<string> {
  if (!response.body) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > maxBytes) {
      await reader.cancel()
      throw new InvalidResponseError('', `longer than ${maxBytes} bytes`, context)
    }
    text += decoder.decode(value, { stream: true })
  }
}
