import { code, errorTable, type ErrorCode } from './errors'
import { encodeJson } from './json'
import type { Allowance } from './rate-limit'

const cors = {
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
  'Access-Control-Allow-Origin': '*',
}
const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' }

/** A JSON answer that browsers may read. */
export function json(value: object, headers: Record<string, string> = {}, status = 200): Response {
  return new Response(encodeJson(value), {
    status,
    headers: { ...cors, ...headers, 'Content-Type': 'application/json' },
  })
}

/** HTTP 200 with an error object; under strict Rosetta 500 and the reason. */
export function failure(errorCode: ErrorCode, strict: boolean, reason?: string): Response {
  const error = errorTable[errorCode - 1] ?? errorTable[code.internal - 1]
  if (!strict) return json({ ...error })
  return json({ ...error, ...(reason ? { details: { reason } } : {}) }, {}, 500)
}

export function preflight(): Response {
  return new Response(null, { headers: cors })
}

/** What Go's router does with a path such as `//block`, whatever the method: no CORS headers here either. */
export function redirect(location: string): Response {
  return new Response(null, { status: 301, headers: { Location: location } })
}

/** What Go's router says where no handler is: without CORS headers, so a browser sees a network error. */
export function notFound(): Response {
  return new Response('404 page not found\n', { status: 404, headers: plain })
}

export function tooLarge(): Response {
  return new Response('Request too large\n', { status: 413, headers: { ...cors, ...plain } })
}

/** The answer to one request too many. */
export function tooManyRequests(allowance: Allowance, now: number): Response {
  const headers = {
    ...cors,
    ...plain,
    ...limitHeaders(allowance, now),
    'Retry-After': String(Math.floor(allowance.wait / 1000)),
  }
  return new Response('Rate limit exceeded\n', { status: 429, headers })
}

/** What a server with a rate limit tells with each answer. */
export function limitHeaders(allowance: Allowance, now: number): Record<string, string> {
  return {
    'Access-Control-Expose-Headers':
      'Retry-After, X-RateLimit-Remaining, X-RateLimit-Reset, X-RateLimit-Group',
    'X-RateLimit-Remaining': String(allowance.remaining),
    'X-RateLimit-Reset': String(Math.ceil((now + allowance.wait) / 1000)),
    'X-RateLimit-Group': 'default',
  }
}
