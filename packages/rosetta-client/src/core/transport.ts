import ky from 'ky'
import { ConnectionError, InvalidResponseError } from '../errors'
import type { ErrorContext } from '../errors'

/** An HTTP response. */
export interface RawResponse {
  /** HTTP status, or 0 for a redirect whose status is hidden by a browser. */
  status: number
  headers: Headers
  text: string
  /** Maximum number of bytes in the body. */
  maxBytes: number
}

/** A Node system error. */
interface NodeError extends Error {
  code: string
}

/**
 * A function that sends a JSON body and reads the whole response. It doesn't retry or check the status.
 */
export type Transport = (
  context: ErrorContext,
  body: unknown,
  headers: Headers,
  signal: AbortSignal,
) => Promise<RawResponse>

/**
 * Creates a transport based on ky. ky's retries and timeout are disabled because they end with the
 * headers: most of this API's errors are in HTTP 200 responses, and a body can stall or be incomplete. In
 * core/call.ts, an attempt lasts until its body is validated. Its hooks run outside the attempt's timeout
 * (a throttle can wait for minutes) and see the validated outcome, which ky's hooks can't. Redirects
 * aren't followed, because fetch turns a redirected POST into a GET. ky before 1.14.3 is smaller, but its
 * promise never settles if fetch fails before it reads the body. ky 2 needs Node 22 and is larger. ky
 * clones its request, which is slow with a body, so the body is added afterward.
 */
export function createTransport(
  fetch: ((request: Request) => Promise<Response>) | undefined,
  maxBytes: number,
): Transport {
  const options = {
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    redirect: 'manual',
  } as const
  const send = fetch ?? ((request: Request) => globalThis.fetch(request))
  return async (context, body, headers, signal) => {
    try {
      const response = await ky.post(context.call.slice(1), {
        ...options,
        prefixUrl: context.endpoint,
        headers,
        signal,
        fetch: (input: unknown) =>
          send(new Request(input as Request, { method: 'POST', body: JSON.stringify(body) })),
      })
      const text = await readText(response, maxBytes, context)
      return { status: response.status, headers: response.headers, text, maxBytes }
    } catch (cause) {
      if (signal.aborted || cause instanceof InvalidResponseError) throw cause
      throw new ConnectionError(`No response from the endpoint${failureReason(cause)}`, undefined, {
        ...context,
        cause,
      })
    }
  }
}

/**
 * Returns the reason for a failed request. In Node, the error's own message is only 'fetch failed', so
 * the reason is taken from its cause.
 */
function failureReason(error: unknown): string {
  const { message, cause } = Object(error) as Partial<Error>
  const { message: deeper, code } = Object(cause) as Partial<NodeError>
  const reason = deeper || code || message
  return reason ? `: ${reason}` : ''
}

/**
 * Reads the body in chunks, so that reading an endless body stops at the limit before it uses up the
 * memory.
 */
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
      throw new InvalidResponseError('', `exceeds ${maxBytes} bytes`, context)
    }
    text += decoder.decode(value, { stream: true })
  }
}
