import mainnet from '../../../../vectors/exchanges/mainnet-2026-09-04.json'
import type { Json } from './call'

interface Exchange {
  path: string
  request: Record<string, Json>
  response: Json
}

const cases: readonly Exchange[] = mainnet.cases

/** The public API's first answer to such a call that is no error. */
export function fromMainnet(path: string): Json {
  const found = cases.find(
    ({ path: candidate, response }) =>
      candidate === path &&
      typeof response === 'object' &&
      response !== null &&
      !('code' in response),
  )
  if (!found) throw new Error(`No capture of ${path}`)
  return found.response
}

/** What was sent and answered in one exchange with the server on the test chain. */
export function fromTestChain(exchange: {
  request: { body: unknown }
  response: { json?: unknown }
}): { body: Json; answer: Json } {
  return { body: exchange.request.body as Json, answer: exchange.response.json as Json }
}
