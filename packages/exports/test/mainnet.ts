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

/** Mainnet block 1078535 from the public API. */
export const mainnetBlock = (answerOf('/block') as { block: Block }).block

/** One of its transactions from search. */
export const mainnetSearch = answerOf('/search/transactions') as SearchTransactionsResponse
