import { notifyManager, QueryClient } from '@tanstack/react-query'
import { boundBlocks } from './bounded-blocks'
import { backOff, retryUpTo } from './query-rules'
import { watchTip } from './watch-tip'

// At once, not in a timer: on a busy machine an answer is there before the timer, so that nobody
// hears that there was a request, and a list that goes on after each one stops for good.
notifyManager.setScheduler(queueMicrotask)

const SECOND = 1000

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
