import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createDevnet, type Devnet, type DevnetOptions } from '@mcm/devnet'

/** A call that reached the endpoint. */
export interface Call {
  path: string
  body: Record<string, unknown>
}

/** A devnet behind real HTTP that a test can observe and intercept. */
export interface Endpoint {
  url: string
  devnet: Devnet
  /** Every call so far. Clear it to restart the count. */
  calls: Call[]
  /** Replaces the devnet's response, or changes it. */
  intercept: ((call: Call, respond: () => Promise<Response>) => Promise<Response>) | undefined
  close: () => Promise<void>
}

export async function startEndpoint(options: DevnetOptions = {}): Promise<Endpoint> {
  const devnet = createDevnet({ blocks: 64, accounts: 450, ...options })
  const endpoint: Endpoint = {
    url: '',
    devnet,
    calls: [],
    intercept: undefined,
    async close() {
      devnet.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request)
      const path = request.url ?? '/'
      const call = { path, body: JSON.parse(body) as Call['body'] }
      endpoint.calls.push(call)
      const respond = () =>
        devnet.fetch(new URL(path, endpoint.url), {
          method: request.method ?? 'POST',
          body,
          headers: { 'content-type': 'application/json' },
        })
      const {
        status,
        headers,
        text: read,
      } = wrap(await (endpoint.intercept ? endpoint.intercept(call, respond) : respond()))
      response.writeHead(status, headers)
      response.end(await read())
    })().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endpoint.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return endpoint
}

function wrap(response: Response) {
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: () => response.text(),
  }
}

/** Returns the devnet's response with its JSON changed. */
export async function changed(
  respond: () => Promise<Response>,
  change: (json: Record<string, unknown>) => unknown,
): Promise<Response> {
  const json = (await (await respond()).json()) as Record<string, unknown>
  return Response.json(change(json))
}
