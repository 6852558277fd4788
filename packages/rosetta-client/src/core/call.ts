import { sleep } from '@mcm/shared/sleep'
import { RequestTimeoutError } from '../errors'
import type { ErrorContext } from '../errors'
import type { Schema } from '../schema/scalars'
import { runWithin } from './abort'
import { readResponse } from './response'
import type { AttemptInfo, ClientHooks, RequestOptions } from './options'
import { mergeRetry, nextWait } from './retry'
import type { RetryPolicy } from './retry'
import type { Transport } from './transport'

/** Settings shared by all calls of a client. */
export interface CallSettings {
  transport: Transport
  timeout: number
  totalTimeout: number
  retry: RetryPolicy
  headers: Readonly<Record<string, string>>
  hooks: readonly ClientHooks[]
}

interface Outcome<T> {
  result?: { value: T }
  error?: unknown
  status?: number
  headers?: Headers
}

/** Makes a call with retries and timeouts. */
export function performCall<T>(
  settings: CallSettings,
  context: ErrorContext,
  body: Readonly<Record<string, unknown>>,
  schema: Schema<T>,
  options: RequestOptions,
): Promise<T> {
  const { transport, hooks } = settings
  const { timeout = settings.timeout, totalTimeout = settings.totalTimeout } = options
  const policy = mergeRetry(settings.retry, options.retry)
  const endsAt = performance.now() + totalTimeout

  async function tryOnce({ headers, signal }: AttemptInfo): Promise<Outcome<T>> {
    let seen: Pick<Outcome<T>, 'status' | 'headers'> = {}
    try {
      const value = await runWithin(
        timeout,
        () => new RequestTimeoutError(timeout, 'attempt', context),
        signal,
        async (attemptSignal) => {
          const response = await transport(context, body, headers, attemptSignal)
          seen = { status: response.status, headers: response.headers }
          return readResponse(response, schema, context, attemptSignal)
        },
      )
      return { ...seen, result: { value } }
    } catch (error) {
      return { ...seen, error }
    }
  }

  async function attempts(signal: AbortSignal): Promise<T> {
    // If onGiveUp starts the call over, `tries` restarts at 1.
    for (let attempt = 1, tries = 1; ; attempt++, tries++) {
      const headers = new Headers({
        accept: 'application/json',
        ...settings.headers,
        ...options.headers,
      })
      const info: AttemptInfo = { ...context, attempt, body, headers, signal }
      for (const hook of hooks) await hook.beforeRequest?.(info)
      const startedAt = performance.now()
      const { result, ...outcome } = await tryOnce(info)
      signal.throwIfAborted()
      const duration = performance.now() - startedAt
      const wait = result ? undefined : nextWait(outcome.error, tries, policy)
      const retryIn = wait !== undefined && performance.now() + wait < endsAt ? wait : undefined
      for (const hook of hooks) {
        await hook.afterResponse?.(info, {
          ...outcome,
          duration,
          ...(retryIn !== undefined && { retryIn }),
        })
      }
      if (result) return result.value
      if (retryIn === undefined) {
        if (!(await policy.onGiveUp?.(outcome.error))) throw outcome.error
        signal.throwIfAborted()
        tries = 0
      } else {
        await sleep(retryIn, signal)
      }
    }
  }

  return runWithin(
    totalTimeout,
    () => new RequestTimeoutError(totalTimeout, 'total', context),
    options.signal,
    attempts,
  )
}
