import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Devnet } from '@mcm/devnet'
import type { Case } from '../../fuzz/cases'
import type { Json } from '../../fuzz/mutate'

/** A devnet's HTTP server that answers one call wrongly. */
export interface SpoiltDevnet {
  url: string
  /** From now on answers to this call are spoilt. */
  spoil: (one: Pick<Case, 'call' | 'spoil'>) => void
  /** What was done to the newest spoilt answer since; undefined while there was none. */
  mutation: () => string | undefined
  close: () => void
}

/**
 * Serves it as a real server would. Requests that are routed in the test instead would be the end of
 * the browser's cache, and every visit would compile the whole explorer again.
 */
export async function serveSpoilt(devnet: Devnet): Promise<SpoiltDevnet> {
  let current: Pick<Case, 'call' | 'spoil'> | undefined
  let mutation: string | undefined
  const server = createServer((request, response) => {
    void answer(request, response)
  })
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url: path = '/' } = request
    const own = await devnet.fetch(`${url}${path}`, {
      method,
      headers: request.headers as Record<string, string>,
      ...(method === 'POST' ? { body: await textOf(request) } : {}),
    })
    const { status } = own
    const headers = Object.fromEntries(own.headers)
    if (method !== 'POST' || path !== current?.call) {
      response.writeHead(status, headers).end(await own.text())
      return
    }
    delete headers['content-length']
    const spoilt = current.spoil((await own.json()) as Json)
    mutation = JSON.stringify(spoilt.mutation)
    const body = spoilt.body === undefined ? '' : JSON.stringify(spoilt.body)
    response.writeHead(status, headers).end(body)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    spoil(one) {
      current = one
      mutation = undefined
    },
    mutation: () => mutation,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
