import type { Connection } from '../server/connection'

/** Outcome of a request. `invalid` means a successful response that isn't JSON. */
export type Outcome =
  | { kind: 'response'; status: number; ms: number; bytes: number; text: string }
  | { kind: 'error'; status: number; ms: number; bytes: number; text: string; error: ApiError }
  | { kind: 'invalid'; status: number; ms: number; bytes: number; text: string }
  | { kind: 'rate-limit'; retryAfter: number | undefined; ms: number }
  | { kind: 'failed'; message: string }
  | { kind: 'timeout'; ms: number }
  | { kind: 'canceled' }

/** An error returned by the API, with HTTP status 200. */
export interface ApiError {
  code: number
  message: string
  retriable: boolean
}

/** Abort reason used when the response takes too long. */
export const TIMED_OUT = 'timed out'

/** Posts a body to a call's path and returns the outcome. It never throws. */
export async function send(
  { url, fetch }: Connection,
  path: string,
  body: string,
  signal: AbortSignal,
): Promise<Outcome> {
  const startedAt = performance.now()
  const elapsed = () => Math.round(performance.now() - startedAt)
  try {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      signal,
      credentials: 'omit',
    })
    const text = await response.text()
    if (response.status === 429) {
      const header = response.headers.get('Retry-After')
      const seconds = header === null ? Number.NaN : Number(header)
      const retryAfter = Number.isFinite(seconds) ? seconds : undefined
      return { kind: 'rate-limit', retryAfter, ms: elapsed() }
    }
    const { status } = response
    const bytes = new TextEncoder().encode(text).length
    const details = { status, ms: elapsed(), bytes, text }
    const json = parse(text)
    if (!json) return { kind: response.ok ? 'invalid' : 'response', ...details }
    const error = apiError(json.value)
    return error ? { kind: 'error', ...details, error } : { kind: 'response', ...details }
  } catch (error) {
    if (signal.reason === TIMED_OUT) return { kind: 'timeout', ms: elapsed() }
    if (signal.aborted) return { kind: 'canceled' }
    return { kind: 'failed', message: (error instanceof Error && error.message) || FALLBACK }
  }
}

const FALLBACK = 'Failed to fetch'

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

function apiError(value: unknown): ApiError | undefined {
  const error = value as Partial<ApiError> | null
  if (typeof error?.code !== 'number') return undefined
  return { code: error.code, message: error.message ?? '', retriable: error.retriable === true }
}
