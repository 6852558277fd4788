import { notifyManager, QueryClient } from '@tanstack/react-query'
import { boundBlocks } from './bounded-blocks'
import { backOff, retryUpTo } from './query-rules'
import { watchTip } from './watch-tip'

// Notifies immediately instead of in a timer. On a busy machine a response can arrive before
// the timer, so observers would miss that there was a request, and a list that continues after
// each response would stop for good.
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
        // An offline browser still reaches a devnet on its own machine, so requests are always
        // attempted.
        networkMode: 'always',
      },
    },
  })
  boundBlocks(queries.getQueryCache())
  watchTip(queries)
  return queries
}
