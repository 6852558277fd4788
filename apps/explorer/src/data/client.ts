import { createRosettaReader, type RosettaReader } from '@mcm/rosetta-client'

/** A status call that takes longer is as good as none (specification, section 9). */
export const STATUS_TIMEOUT_MS = 5000

const clients = new Map<string, RosettaReader>()

/** The client of one endpoint. It never retries: only the query layer does. */
export function clientFor(endpoint: string): RosettaReader {
  let client = clients.get(endpoint)
  if (!client) {
    client = createRosettaReader({ baseUrl: endpoint, retry: false })
    clients.set(endpoint, client)
  }
  return client
}
