import {
  ConnectionError,
  EndpointCapabilityError,
  InvalidResponseError,
  RateLimitError,
  RosettaApiError,
} from '../errors'
import type { ErrorContext } from '../errors'
import { isRecord } from '../schema/schema'
import type { Schema } from '../schema/schema'
import { parseJson } from './json'
import { loadPart } from './load-part'
import { printable } from './printable'
import { readRateHeaders, secondsUntil } from './rate-headers'
import type { RawResponse } from './transport'
import { BodyError, validate } from './validate'

/** Minimum length in characters of a response that is read in steps. */
const LONG = 2 ** 18

/**
 * Minimum average number of bytes per value. The API's responses have at least 20. This limits the use of
 * memory, because small values take much more memory than text.
 */
const BYTES_PER_VALUE = 16

/**
 * Returns a response's validated body, or throws its error. The body is checked before the status,
 * because the server sends errors with HTTP 200. A long body is read in steps, until the signal is
 * aborted.
 */
export async function readResponse<T>(
  response: RawResponse,
  schema: Schema<T>,
  context: ErrorContext,
  signal: AbortSignal,
): Promise<T> {
  const { status, headers, text } = response
  const long = text.length > LONG ? await loadPart(() => import('./long'), context) : undefined
  if (status === 429) throw rateLimitError(headers, context)
  if (status < 200 || (status >= 300 && status < 400 && status !== 304)) {
    const to = headers.get('location')
    const where = to ? `${printable(to)}; use that as the base URL` : 'another base URL'
    throw new ConnectionError(`The endpoint redirects to ${where}`, status, context)
  }
  let body: unknown
  let cause: unknown
  try {
    const maxValues = Math.floor(response.maxBytes / BYTES_PER_VALUE)
    body = long ? await long.parseLong(text, maxValues, signal) : parseJson(text)
  } catch (error) {
    if (!(error instanceof BodyError || error instanceof SyntaxError)) throw error
    cause = error
  }
  if (isErrorObject(body)) {
    const { code, message, retriable } = body
    const details = isRecord(body['details']) ? body['details'] : undefined
    throw new RosettaApiError(
      { code, message, retriable: retriable === true, details, status },
      context,
    )
  }
  if (status === 404) throw new EndpointCapabilityError(context)
  if (status >= 300) throw new ConnectionError(`HTTP error ${status}`, status, context)
  if (cause) {
    const problem = cause instanceof BodyError ? cause.message : describeText(text)
    throw new InvalidResponseError('', problem, { ...context, cause })
  }
  try {
    return await (long ? long.validateLong(schema, body, signal) : validate(schema, body))
  } catch (error) {
    if (!(error instanceof BodyError)) throw error
    throw new InvalidResponseError(dotPath(error.path), error.message, context)
  }
}

function isErrorObject(
  body: unknown,
): body is { code: number; message: string; [key: string]: unknown } {
  return isRecord(body) && typeof body['code'] === 'number' && typeof body['message'] === 'string'
}

function rateLimitError(headers: Headers, context: ErrorContext): RateLimitError {
  const { retryAfter, resetAt, date, limit, remaining } = readRateHeaders(headers)
  const wait = retryAfter ?? secondsUntil(resetAt, date)
  return new RateLimitError({ retryAfter: wait, limit, remaining }, context)
}

function describeText(text: string): string {
  const start = text.trim().slice(0, 40)
  return `expected JSON, got ${start ? `'${printable(start)}'` : 'nothing'}`
}

/** Formats a path in the style of `balances[0].value`. */
function dotPath(path: readonly (string | number)[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')
}
