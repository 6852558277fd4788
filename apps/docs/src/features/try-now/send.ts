/** What came of a request. `invalid` is a response that claims success and isn't JSON. */
export type Outcome =
  | { kind: 'answer'; status: number; ms: number; bytes: number; text: string }
  | { kind: 'error'; status: number; ms: number; bytes: number; text: string; error: ApiError }
  | { kind: 'invalid'; status: number; ms: number; bytes: number; text: string }
  | { kind: 'rate-limit'; retryAfter: number | undefined; ms: number }
  | { kind: 'failed'; message: string }
  | { kind: 'timeout'; ms: number }
  | { kind: 'cancelled' }

/** An error of the API, which comes with HTTP 200. */
export interface ApiError {
  code: number
  message: string
  retriable: boolean
}

/** The reason of a signal that aborts because the response took too long. */
export const TIMED_OUT = 'timed out'

/** Posts a body and returns what came back. Never throws: a failure is an outcome too. */
export async function send(url: string, body: string, signal: AbortSignal): Promise<Outcome> {
  const startedAt = performance.now()
  const elapsed = () => Math.round(performance.now() - startedAt)
  try {
    const response = await fetch(url, {
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
    const answer = { status, ms: elapsed(), bytes, text }
    const json = parse(text)
    if (!json) return { kind: response.ok ? 'invalid' : 'answer', ...answer }
    const error = apiError(json.value)
    return error ? { kind: 'error', ...answer, error } : { kind: 'answer', ...answer }
  } catch (error) {
    if (signal.reason === TIMED_OUT) return { kind: 'timeout', ms: elapsed() }
    if (signal.aborted) return { kind: 'cancelled' }
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
