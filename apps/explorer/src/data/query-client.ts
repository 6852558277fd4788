import { isRetriable } from '@mcm/rosetta-client'
import { notifyManager, QueryClient } from '@tanstack/react-query'
import { boundBlocks } from './bounded-blocks'
import { watchTip } from './watch-tip'

// At once, not in a timer: on a busy machine an answer is there before the timer, so that nobody
// hears that there was a request, and a list that goes on after each one stops for good.
notifyManager.setScheduler(queueMicrotask)

const SECOND = 1000

/** What a screen's loader has asked for is not asked for again by the screen. */
export const JUST_ASKED_MS = 2 * SECOND

/** How often a failed query is asked again; an answer such as 'not found' never is. */
export function retryUpTo(times: number) {
  return (failures: number, error: Error) => failures < times && isRetriable(error)
}

/** 1 s, 2 s, 4 s …, at most 30 s (specification, section 9). */
export function backOff(failures: number): number {
  return Math.min(SECOND * 2 ** failures, 30 * SECOND)
}

export function createQueryClient(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        retry: retryUpTo(3),
        retryDelay: backOff,
        gcTime: 5 * 60 * SECOND,
        staleTime: 10 * SECOND,
        refetchOnWindowFocus: false,
        // An offline browser still reaches a devnet on its own machine, so a request is always tried.
        networkMode: 'always',
      },
    },
  })
  boundBlocks(queries.getQueryCache())
  watchTip(queries)
  return queries
}
