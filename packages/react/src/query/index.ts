/**
 * The queries without React: their options and keys, the rules of the cache, and `watchBlocks`. Use them in
 * route loaders, in server components, and to prefetch or invalidate data.
 *
 * In the examples, `config` is `createConfig({ baseUrl: 'https://api.mochimo.org' })` and `address` is an
 * address.
 *
 * @module
 */
export { getBalanceQueryOptions } from './balance-query'
export type { BalanceParameters } from './balance-query'
export { getBlockQueryOptions, keepBlock } from './block-query'
export type { BlockParameters } from './block-query'
export {
  fetchChainStatus,
  getCanonicalQueryOptions,
  isAtItsHeight,
  needsCheck,
} from './canonical-query'
export type { CanonicalParameters } from './canonical-query'
export { CHECKING, chainStatusOf, isChainStatus, isOrphaned, statusInChain } from './chain-status'
export type { ChainPlace, ChainStatus } from './chain-status'
export { createConfig } from './config'
export type { Config, ConfigOptions } from './config'
export { endpointOf, isUnder, keyOf, keys, namedKeyOf } from './keys'
export type { Key } from './keys'
export { getMempoolQueryOptions, isKnownSynced } from './mempool-query'
export { applyChainRules, createQueryClient, queryDefaults } from './query-client'
export { backOff, JUST_REQUESTED_MS, retryAfterMs, retryPatiently, retryUpTo } from './retry-rules'
export { SETTLED_DEPTH } from './settled-blocks'
export { getTipQueryOptions } from './tip-query'
export { getTransactionsQueryOptions, heightOf } from './transactions-query'
export type { TransactionsParameters, TransactionsPosition } from './transactions-query'
export { watchBlocks } from './watch-blocks'
export type { WatchBlocksListeners } from './watch-blocks'
