import { sleep } from '@mcm/shared/sleep'
import { isRosettaError } from '../error-kinds'
import type { ErrorContext } from '../errors'
import type { Schema } from '../schema/schema'
import { runWithin } from './abort'
import type { ApiResult, ResponseInfo } from './api-promise'
import { readResponse } from './response'
import type { AttemptInfo, ClientHooks, RequestOptions } from './options'
import { mergeRetry, nextWait } from './retry'
import type { RetryPolicy } from './retry'
import type { RawResponse, Transport } from './transport'

/** Settings shared by all calls of a client. */
export interface CallSettings {
  transport: Transport
  timeout: number
  totalTimeout: number
  retry: RetryPolicy
  headers: Readonly<Record<string, string>>
  hooks: readonly ClientHooks[]
}

/** The outcome of an attempt. */
interface Outcome<T> {
  readonly result?: ApiResult<T>
  readonly error?: unknown
  readonly response?: ResponseInfo | undefined
  readonly duration: number
}

/** Makes a call with retries and timeouts. */
export function performCall<T>(
  settings: CallSettings,
  context: ErrorContext,
  body: Readonly<Record<string, unknown>>,
  schema: Schema<T>,
  options: RequestOptions,
): Promise<ApiResult<T>> {
  const { transport, hooks } = settings
  const { timeout = settings.timeout, totalTimeout = settings.totalTimeout } = options
  const policy = mergeRetry(settings.retry, options.retry)
  const endsAt = performance.now() + totalTimeout

  async function tryOnce({ headers, signal }: AttemptInfo): Promise<Outcome<T>> {
    const startedAt = performance.now()
    let raw: RawResponse | undefined
    let data: readonly [T] | undefined
    let error: unknown
    try {
      data = await runWithin(timeout, 'attempt', context, signal, async (attemptSignal) => {
        raw = await transport(context, body, headers, attemptSignal)
        return [await readResponse(raw, schema, context, attemptSignal)] as const
      })
    } catch (failure) {
      error = failure
    }
    const duration = performance.now() - startedAt
    const response = raw && describeResponse(raw, context, duration)
    if (response && data) return { duration, response, result: { data: data[0], response } }
    // Not enumerable, so that a logged error doesn't contain all headers.
    if (isRosettaError(error)) Object.defineProperty(error, 'response', { value: response })
    return { duration, response, error }
  }

  async function attempts(signal: AbortSignal): Promise<ApiResult<T>> {
    // If onGiveUp starts the call over, `tries` restarts at 1.
    for (let attempt = 1, tries = 1; ; attempt++, tries++) {
      const headers = new Headers({
        accept: 'application/json',
        'content-type': 'application/json',
        ...settings.headers,
        ...options.headers,
      })
      const info: AttemptInfo = { ...context, attempt, body, headers, signal }
      for (const hook of hooks) await hook.beforeRequest?.(info)
      const { result, error, response, duration } = await tryOnce(info)
      signal.throwIfAborted()
      const wait = nextWait(error, tries, policy)
      const retryIn = wait !== undefined && performance.now() + wait < endsAt ? wait : undefined
      for (const hook of hooks) {
        await hook.afterResponse?.(info, {
          ...(response && { status: response.status, headers: response.headers }),
          ...(!result && { error }),
          duration,
          ...(retryIn !== undefined && { retryIn }),
        })
      }
      if (result) return result
      if (retryIn === undefined) {
        if (!(await policy.onGiveUp?.(error))) throw error
        signal.throwIfAborted()
        tries = 0
      } else {
        await sleep(retryIn, signal)
      }
    }
  }

  return runWithin(totalTimeout, 'total', context, options.signal, attempts)
}

function describeResponse(
  { status, headers }: RawResponse,
  { endpoint }: ErrorContext,
  duration: number,
): ResponseInfo {
  const requestId = headers.get('x-request-id')
  return { endpoint, status, headers, ...(requestId && { requestId }), duration }
}
