import { createRosettaReader, type Priority, type RosettaReader } from '@mcm/rosetta-client'
import { paceOf } from './endpoint-pace'

/** A status call that takes longer is as good as none (specification, section 9). */
export const STATUS_TIMEOUT_MS = 5000
/** Waiting for a turn counts, and what runs in the background may wait for long. */
const TOTAL_TIMEOUT_MS = 10 * 60 * 1000

const clients = new Map<string, RosettaReader>()

/**
 * The client of one endpoint. It never retries: only the query layer does.
 *
 * @param priority Who is asking: someone who waits for it, as most do, a part of the screen that is
 *   filled in, or something in the background. All of them share the endpoint's allowance.
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
      hooks,
    })
    clients.set(name, client)
  }
  return client
}
