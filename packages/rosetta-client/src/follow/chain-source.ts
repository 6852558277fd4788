import { sleep } from '@mcm/shared/sleep'
import { DEFAULT_RETRY, backOff } from '../core/retry'
import { BLOCK_NOT_FOUND } from '../error-codes'
import { isApiError, isInvalidResponseError, isRateLimitError, isRetriable } from '../error-kinds'
import type { BlockResource } from '../resources/block'
import type { NetworkResource } from '../resources/network'
import type { ChainSource } from './chain-walker'

/** The API calls that are needed to follow the chain. */
export interface ChainCalls {
  readonly network: Pick<NetworkResource, 'status'>
  readonly block: Pick<BlockResource, 'get'>
}

export interface ChainSourceOptions {
  readonly signal: AbortSignal
  readonly timeout: number | undefined
  readonly onError: ((error: unknown) => void) | undefined
}

/** Creates a source that reads the chain and retries transient errors without a limit. */
export function chainSource(
  { network, block }: ChainCalls,
  { signal, timeout, onError }: ChainSourceOptions,
): ChainSource {
  const request = { signal, timeout, retry: false } as const

  async function withRetry<T>(read: () => Promise<T>): Promise<T> {
    for (let failures = 1; ; failures++) {
      try {
        return await read()
      } catch (error) {
        if (signal.aborted || !(isRetriable(error) || isNotJson(error))) throw error
        onError?.(error)
        const after = isRateLimitError(error) ? (error.retryAfter ?? 0) * 1000 : 0
        await sleep(Math.max(after, backOff(failures, DEFAULT_RETRY)), signal)
      }
    }
  }

  return {
    async tip() {
      const status = await withRetry(() => network.status(request))
      return {
        ...status.current_block_identifier,
        synced: status.sync_status.synced !== false,
      }
    },
    block: (index) =>
      withRetry(async () => {
        try {
          return (await block.get({ index }, request)).block
        } catch (error) {
          if (!isApiError(error, BLOCK_NOT_FOUND)) throw error
          // A block below the tip is missing because the tip moved back or the node is down.
          onError?.(error)
          return undefined
        }
      }),
  }
}

/** Returns whether a response wasn't JSON, such as a proxy's error page, which may be transient. */
function isNotJson(error: unknown): boolean {
  return isInvalidResponseError(error) && error.path === ''
}
