import { sleep } from '@mcm/shared/sleep'
import { runWithin } from '../core/abort'
import type { ApiResult } from '../core/api-promise'
import type { CallSettings } from '../core/call'
import type { RequestOptions } from '../core/options'
import { mergeRetry, nextWait } from '../core/retry'
import {
  isConnectionError,
  isEndpointCapabilityError,
  isInvalidResponseError,
  isRetriable,
} from '../error-kinds'
import type { NetworkIdentifier } from '../schema/identifiers'
import { compareTips } from './compare-tips'
import { EndpointRanking } from './endpoint-ranking'

/** Sends a call to one endpoint. */
export type SendTo<T> = (endpoint: string, options: RequestOptions) => Promise<ApiResult<T>>

/** Sends calls to one of several endpoints. */
export interface Failover {
  readonly send: <T>(
    path: string,
    options: RequestOptions,
    sendTo: SendTo<T>,
  ) => Promise<ApiResult<T>>
}

/**
 * Milliseconds between comparisons of the endpoints. The next call after that time compares them first.
 */
const COMPARE_INTERVAL = 60_000

/** The call that spends money. It is sent to one endpoint, because a failed one may have sent it on. */
const SUBMIT = '/construction/submit'

export function createFailover(
  endpoints: readonly string[],
  settings: CallSettings,
  network: NetworkIdentifier,
): Failover {
  const ranking = new EndpointRanking(endpoints)
  let compared = Promise.resolve()
  let comparedAt = -Infinity

  async function rank(): Promise<void> {
    ranking.update(await compareTips(endpoints, settings, network))
  }

  /** Compares the endpoints if the last comparison is too old. Calls made meanwhile share it. */
  function compare(): Promise<void> {
    if (performance.now() - comparedAt >= COMPARE_INTERVAL) {
      comparedAt = performance.now()
      compared = rank()
    }
    return compared
  }

  /** Tries the endpoints in order. Returns the last error if all of them fail. */
  async function tryEach<T>(
    path: string,
    sendTo: (endpoint: string) => Promise<ApiResult<T>>,
    signal: AbortSignal,
  ): Promise<{ result: ApiResult<T> } | { error: unknown }> {
    await compare()
    let last: unknown
    for (const endpoint of ranking.order(path)) {
      signal.throwIfAborted()
      try {
        const result = await sendTo(endpoint)
        ranking.succeeded(endpoint)
        return { result }
      } catch (error) {
        if (!mayWorkElsewhere(error)) throw error
        ranking.failed(endpoint, path, error)
        last = error
        if (path === SUBMIT) throw error
      }
    }
    return { error: last }
  }

  return {
    send(path, options, sendTo) {
      const { totalTimeout = settings.totalTimeout } = options
      const policy = mergeRetry(settings.retry, options.retry)
      const endsAt = performance.now() + totalTimeout
      const context = { endpoint: endpoints.join(', '), call: path }
      return runWithin(totalTimeout, 'total', context, options.signal, async (signal) => {
        const once = { ...options, signal, retry: false as const }
        for (let tries = 1; ; tries++) {
          const found = await tryEach(path, (endpoint) => sendTo(endpoint, once), signal)
          if ('result' in found) return found.result
          const wait = nextWait(found.error, tries, policy)
          if (wait !== undefined && performance.now() + wait < endsAt) {
            await sleep(wait, signal)
          } else {
            if (!(await policy.onGiveUp?.(found.error))) throw found.error
            tries = 0
          }
        }
      })
    },
  }
}

/** Returns whether an error is about the endpoint and not about the call. */
function mayWorkElsewhere(error: unknown): boolean {
  return (
    isRetriable(error) ||
    isConnectionError(error) ||
    isInvalidResponseError(error) ||
    isEndpointCapabilityError(error)
  )
}
