import type { Handler } from './context'
import { code, type ErrorCode } from './errors'
import { accountBalance } from './handlers/account-balance'
import { block } from './handlers/block'
import { blockTransaction } from './handlers/block-transaction'
import { call } from './handlers/call'
import { constructionCombine } from './handlers/construction-combine'
import { constructionDerive } from './handlers/construction-derive'
import { constructionHash } from './handlers/construction-hash'
import { constructionMetadata } from './handlers/construction-metadata'
import { constructionParse } from './handlers/construction-parse'
import { constructionPayloads } from './handlers/construction-payloads'
import { constructionPreprocess } from './handlers/construction-preprocess'
import { constructionSubmit } from './handlers/construction-submit'
import { eventsBlocks } from './handlers/events-blocks'
import { mempool } from './handlers/mempool'
import { mempoolTransaction } from './handlers/mempool-transaction'
import { networkList } from './handlers/network-list'
import { networkOptions } from './handlers/network-options'
import { networkStatus } from './handlers/network-status'
import { searchTransactions } from './handlers/search-transactions'
import { statsRichlist } from './handlers/stats-richlist'

/** A call and the habits of its handler. */
export interface Route {
  readonly handle: Handler
  /** The error for a body that can't be decoded. */
  readonly badBody: ErrorCode
  /** One call does not even look at its body. */
  readonly readsBody: boolean
  /** Whether network_identifier is compared; two calls do not. */
  readonly checksNetwork: boolean
  /** The answer may be kept: a week when a block hash was sent, else 5 seconds. */
  readonly cacheable: boolean
  /** What the server must have for the call to exist. */
  readonly needs?: 'indexer' | 'ledger'
  /** Whether a server that runs for signing only has it. */
  readonly offline: boolean
}

function route(handle: Handler, habits: Partial<Omit<Route, 'handle'>> = {}): Route {
  return {
    handle,
    badBody: code.invalidRequest,
    readsBody: true,
    checksNetwork: true,
    cacheable: false,
    offline: false,
    ...habits,
  }
}

/** All calls by path. */
export const routes: ReadonlyMap<string, Route> = new Map([
  ['/network/list', route(networkList, { readsBody: false, checksNetwork: false, offline: true })],
  ['/network/status', route(networkStatus, { badBody: code.wrongNetwork })],
  ['/network/options', route(networkOptions, { badBody: code.wrongNetwork, offline: true })],
  ['/block', route(block, { badBody: code.wrongNetwork, cacheable: true })],
  ['/block/transaction', route(blockTransaction, { cacheable: true })],
  ['/account/balance', route(accountBalance, { checksNetwork: false })],
  ['/mempool', route(mempool, { badBody: code.wrongNetwork })],
  ['/mempool/transaction', route(mempoolTransaction)],
  ['/call', route(call)],
  ['/search/transactions', route(searchTransactions, { needs: 'indexer' })],
  ['/events/blocks', route(eventsBlocks, { needs: 'indexer' })],
  ['/stats/richlist', route(statsRichlist, { needs: 'ledger' })],
  ['/construction/derive', route(constructionDerive, { badBody: code.internal, offline: true })],
  ['/construction/preprocess', route(constructionPreprocess, { offline: true })],
  ['/construction/metadata', route(constructionMetadata)],
  ['/construction/payloads', route(constructionPayloads, { offline: true })],
  ['/construction/combine', route(constructionCombine, { offline: true })],
  ['/construction/parse', route(constructionParse, { offline: true })],
  ['/construction/hash', route(constructionHash, { offline: true })],
  ['/construction/submit', route(constructionSubmit)],
])
