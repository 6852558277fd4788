import * as v from 'valibot'
import {
  ConnectionError,
  EndpointCapabilityError,
  InvalidResponseError,
  RateLimitError,
  RosettaApiError,
} from '../errors'
import type { ErrorContext } from '../errors'
import type { Schema } from '../schema/scalars'
import { parseJson } from './json'
import { printable, printableJson } from './printable'
import { readRateHeaders, secondsUntil } from './rate-headers'
import type { RawResponse } from './transport'

/**
 * Returns a response's validated body, or throws its error. Checks the body before the status, because
 * the server sends errors with HTTP 200.
 */
export function readResponse<T>(
  response: RawResponse,
  schema: Schema<T>,
  context: ErrorContext,
): T {
  const { status, headers, text } = response
  if (status === 429) throw rateLimitError(headers, context)
  if (status < 200 || (status >= 300 && status < 400 && status !== 304)) {
    const to = headers.get('location')
    const problem = to
      ? `The endpoint redirects to ${printable(to)}; use that as the base URL`
      : 'The endpoint redirects to another base URL'
    throw new ConnectionError(problem, status, context)
  }
  const [body, syntaxError] = tryParse(text)
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
  if (syntaxError) {
    throw new InvalidResponseError('', describeText(text), { ...context, cause: syntaxError })
  }
  const { issues, output } = v.safeParse(schema, body, { abortEarly: true })
  if (!issues) return output
  const [issue] = issues
  const { type, message, path } = issue
  const expected = type === 'custom' || type === 'check' ? message : issue.expected
  // A failed check of an object concerns one of its fields.
  const got = type === 'check' ? printableJson(path?.at(-1)?.value) : issue.received
  const received = got === 'undefined' ? 'nothing' : printable(got.slice(0, 80))
  throw new InvalidResponseError(dotPath(path), `expected ${expected}, got ${received}`, context)
}

function tryParse(text: string): [unknown, Error?] {
  try {
    return [parseJson(text)]
  } catch (error) {
    return [undefined, error as Error]
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Returns whether a body is an error. Successful responses have no `code`. */
function isErrorObject(
  body: unknown,
): body is { code: number; message: string; [key: string]: unknown } {
  return isRecord(body) && typeof body['code'] === 'number' && typeof body['message'] === 'string'
}

function rateLimitError(headers: Headers, context: ErrorContext): RateLimitError {
  const { retryAfter, resetAt, date, limit, remaining } = readRateHeaders(headers)
  const untilReset = resetAt === undefined ? undefined : secondsUntil(resetAt, date)
  return new RateLimitError({ retryAfter: retryAfter ?? untilReset, limit, remaining }, context)
}

function describeText(text: string): string {
  const start = text.trim().slice(0, 40)
  return start === '' ? 'expected JSON, got nothing' : `expected JSON, got '${printable(start)}'`
}

/** Formats a path like `balances[0].value`. */
function dotPath(path: readonly v.IssuePathItem[] | undefined): string {
  return (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
}

/** Returns a list that must not be empty. */
export function oneOrMore<T>(list: readonly T[], path: string, context: ErrorContext): [T, ...T[]] {
  const [first, ...rest] = list
  if (first === undefined) {
    throw new InvalidResponseError(`${path}[0]`, 'expected an entry, got nothing', context)
  }
  return [first, ...rest]
}
