import mainnet from '../../../../vectors/exchanges/mainnet-2026-09-04.json'
import type { Json } from './call'

interface Exchange {
  path: string
  request: Record<string, Json>
  response: Json
}

const cases: readonly Exchange[] = mainnet.cases

/**
 * Returns the public API's first captured response to a call, excluding errors.
 *
 * @throws {Error} If there is none.
 */
export function fromMainnet(path: string): Json {
  const found = cases.find(
    ({ path: candidate, response }) =>
      candidate === path &&
      typeof response === 'object' &&
      response !== null &&
      !('code' in response),
  )
  if (!found) throw new Error(`No captured response of ${path}`)
  return found.response
}

/** Returns the request body and the response of an exchange that was captured on the test chain. */
export function fromTestChain(exchange: {
  request: { body: unknown }
  response: { json?: unknown }
}): { body: Json; exampleResponse: Json } {
  return { body: exchange.request.body as Json, exampleResponse: exchange.response.json as Json }
}
