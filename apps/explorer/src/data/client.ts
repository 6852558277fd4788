import { createRosettaClient, type RosettaClient } from '@mcm/rosetta-client'

/** A status call that takes longer is as good as none (specification, section 9). */
const STATUS_TIMEOUT_MS = 5000

const clients = new Map<string, RosettaClient>()

/** The client of one endpoint. It never retries: only the query layer does. */
export function clientFor(endpoint: string): RosettaClient {
  return clientWith(endpoint, {})
}

/** The same endpoint with the status call's short time limit. */
export function statusClientFor(endpoint: string): RosettaClient {
  return clientWith(endpoint, { timeout: STATUS_TIMEOUT_MS })
}

function clientWith(endpoint: string, options: { timeout?: number }): RosettaClient {
  const key = `${options.timeout ?? ''} ${endpoint}`
  let client = clients.get(key)
  if (!client) {
    client = createRosettaClient({ baseUrl: endpoint, retry: false, ...options })
    clients.set(key, client)
  }
  return client
}
