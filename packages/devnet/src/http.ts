import { code, errorTable, type ErrorCode } from './errors'
import { encodeJson } from './json'
import type { Allowance } from './rate-limit'

const cors = {
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
  'Access-Control-Allow-Origin': '*',
}
const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' }

/** Returns a JSON response with CORS headers. */
export function json(value: object, headers: Record<string, string> = {}, status = 200): Response {
  return new Response(encodeJson(value), {
    status,
    headers: { ...cors, ...headers, 'Content-Type': 'application/json' },
  })
}

/** Returns HTTP 200 with an error object, or in strict mode HTTP 500 with the reason. */
export function failure(errorCode: ErrorCode, strict: boolean, reason?: string): Response {
  const error = errorTable[errorCode - 1] ?? errorTable[code.internal - 1]
  if (!strict) return json({ ...error })
  return json({ ...error, ...(reason ? { details: { reason } } : {}) }, {}, 500)
}

export function preflight(): Response {
  return new Response(null, { headers: cors })
}

/**
 * Returns the response of Go's router for a path such as `//block`. It is the same for every method
 * and has no CORS headers.
 */
export function redirect(location: string): Response {
  return new Response(null, { status: 301, headers: { Location: location } })
}

/**
 * Returns the response of Go's router for an unknown path. It has no CORS headers, so browsers
 * report a network error.
 */
export function notFound(): Response {
  return new Response('404 page not found\n', { status: 404, headers: plain })
}

export function tooLarge(): Response {
  return new Response('Request too large\n', { status: 413, headers: { ...cors, ...plain } })
}

/** Returns the response to a request that exceeds the rate limit. */
export function tooManyRequests(allowance: Allowance, now: number): Response {
  const headers = {
    ...cors,
    ...plain,
    ...limitHeaders(allowance, now),
    'Retry-After': String(Math.floor(allowance.wait / 1000)),
  }
  return new Response('Rate limit exceeded\n', { status: 429, headers })
}

/** Returns the rate limit headers of a response. */
export function limitHeaders(allowance: Allowance, now: number): Record<string, string> {
  return {
    'Access-Control-Expose-Headers':
      'Retry-After, X-RateLimit-Remaining, X-RateLimit-Reset, X-RateLimit-Group',
    'X-RateLimit-Remaining': String(allowance.remaining),
    'X-RateLimit-Reset': String(Math.ceil((now + allowance.wait) / 1000)),
    'X-RateLimit-Group': 'default',
  }
}
