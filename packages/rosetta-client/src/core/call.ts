import { sleep } from '@mcm/shared/sleep'
import { RequestTimeoutError } from '../errors'
import type { ErrorContext } from '../errors'
import type { Schema } from '../schema/scalars'
import { runWithin } from './abort'
import { readAnswer } from './answer'
import type { AttemptInfo, ClientHooks, RequestOptions } from './options'
import { mergeRetry, nextWait } from './retry'
import type { RetryPolicy } from './retry'
import type { Transport } from './transport'

/** What all calls of a client have in common. */
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

/** Makes one call: attempts, judges, waits and repeats, within the times allowed. */
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
      const answer = await runWithin(
        timeout,
        () => new RequestTimeoutError(timeout, 'attempt', context),
        signal,
        (attemptSignal) => transport(context, body, headers, attemptSignal),
      )
      const { status, headers: answerHeaders } = answer
      seen = { status, headers: answerHeaders }
      return { ...seen, result: { value: readAnswer(answer, schema, context) } }
    } catch (error) {
      return { ...seen, error }
    }
  }

  async function attempts(signal: AbortSignal): Promise<T> {
    // Tries since the start, or since the call started over.
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
