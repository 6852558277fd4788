import { createQueryClient as create } from '@mcm/react/query'
import { notifyManager, type QueryClient } from '@tanstack/react-query'
import { watchEndpointFailures } from './endpoint-failures'

// Notifies immediately instead of in a timer. On a busy machine a response can arrive before
// the timer, so observers would miss that there was a request, and a list that continues after
// each response would stop for good.
notifyManager.setScheduler(queueMicrotask)

export function createQueryClient(): QueryClient {
  const queries = create()
  watchEndpointFailures(queries)
  return queries
}
