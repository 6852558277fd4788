import exchanges from '../../../vectors/exchanges/mainnet-2026-09-04.json?raw'
import { failConnection, serve } from './network'

interface Exchange {
  path: string
  request: Record<string, unknown>
  response: unknown
}

const { cases } = JSON.parse(exchanges) as { cases: Exchange[] }
const URL_OF_MAINNET = 'https://mainnet.test'

/**
 * Serves captured responses of public mainnet, found by path and request. Calls in `without`
 * are not served, as by a server without that capability: its 404 has no CORS headers, so the
 * browser withholds it.
 *
 * @returns the endpoint's URL.
 */
export function replayMainnet(without: readonly string[] = []): string {
  serve(URL_OF_MAINNET, async (request) => {
    const { pathname: path } = new URL(request.url)
    if (without.includes(path)) return failConnection()
    const body: unknown = await request.json()
    const found = cases.find((one) => one.path === path && isAbout(one.request, body))
    return Response.json(found?.response ?? unknown(path))
  })
  return URL_OF_MAINNET
}

/** Every value in the request equals the captured one's, except for paging. */
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
