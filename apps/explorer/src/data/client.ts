import type { Config } from '@mcm/react/query'
import { createRosettaReader, type Priority, type RosettaReader } from '@mcm/rosetta-client'
import { trueTime } from '../shared/true-time'
import { paceOf } from './endpoint-pace'
import { simpleFetch, simpleHeaders } from './simple-request'

/**
 * Maximum duration of a status call. Calls that take longer count as failed (specification, section
 * 9).
 */
export const STATUS_TIMEOUT_MS = 5000
/**
 * Maximum total duration of a call. It includes the time spent waiting for a turn, which can be
 * long for background work.
 */
const TOTAL_TIMEOUT_MS = 10 * 60 * 1000

const clients = new Map<string, RosettaReader>()

/**
 * Returns an endpoint's client. The client never retries, because only the query layer does.
 *
 * @param priority The kind of request: one that the visitor waits for (the default), one for a part
 *   of the screen that fills in later, or background work. All kinds share the endpoint's
 *   allowance.
 */
export function clientFor(endpoint: string, priority: Priority = 'waiting'): RosettaReader {
  const name = `${priority} ${endpoint}`
  let client = clients.get(name)
  if (!client) {
    const hooks = paceOf(endpoint).at(priority)
    client = createRosettaReader({
      baseUrl: endpoint,
      retry: false,
      totalTimeout: TOTAL_TIMEOUT_MS,
      headers: simpleHeaders,
      fetch: simpleFetch,
      hooks,
    })
    clients.set(name, client)
  }
  return client
}

/** Returns the config with which `@mcm/react` requests an endpoint's data. */
export function configFor(endpoint: string): Config {
  return {
    endpoint,
    client: (priority) => clientFor(endpoint, priority),
    now: () => trueTime(),
  }
}
