import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Exchange {
  path: string
  request: Record<string, unknown>
  response: unknown
}

export const mainnet = (
  JSON.parse(
    readFileSync(
      new URL('../../../../vectors/exchanges/mainnet-2026-09-04.json', import.meta.url),
      'utf8',
    ),
  ) as { cases: Exchange[] }
).cases

/**
 * A server that answers what public mainnet answered when it was captured, found by path and by what
 * the request is about. Calls in `without` are not served, as by a server that lacks the capability:
 * 404 without CORS headers.
 */
export async function replayMainnet({ without = [] as string[] } = {}) {
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    if (without.includes(path)) return response.writeHead(404).end('404 page not found\n')
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': '*',
      'Access-Control-Allow-Headers': '*',
    }
    if (request.method === 'OPTIONS') return response.writeHead(200, headers).end()
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const found = mainnet.find(
        (one) => one.path === path && isAbout(one.request, JSON.parse(text)),
      )
      response.writeHead(200, { ...headers, 'Content-Type': 'application/json' })
      response.end(JSON.stringify(found?.response ?? unknown(path)))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Everything the request names is in the captured one with the same value, paging aside. */
function isAbout(captured: unknown, request: unknown): boolean {
  if (typeof request !== 'object' || request === null) return captured === request
  if (typeof captured !== 'object' || captured === null) return false
  return Object.entries(request)
    .filter(([key]) => key !== 'limit' && key !== 'offset')
    .every(([key, value]) => isAbout((captured as Record<string, unknown>)[key], value))
}

function unknown(path: string): unknown {
  const code = path === '/block' ? 6 : path === '/account/balance' ? 4 : path === '/mempool' ? 2 : 3
  return { code, message: 'Not captured', retriable: false }
}
