import { readFileSync } from 'node:fs'
import type { Block, SearchTransactionsResponse } from '@mcm/rosetta-client'

interface Exchange {
  path: string
  response: unknown
}

const file = new URL('../../../vectors/exchanges/mainnet-2026-09-04.json', import.meta.url)
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: Exchange[] }

function answerOf(path: string): unknown {
  const exchange = cases.find((exchange) => exchange.path === path)
  if (!exchange) throw new Error(`No exchange with ${path} was captured`)
  return exchange.response
}

/** Block 1078535 of mainnet, as the public API gave it. */
export const mainnetBlock = (answerOf('/block') as { block: Block }).block

/** One of its transactions, as search gave it. */
export const mainnetSearch = answerOf('/search/transactions') as SearchTransactionsResponse
