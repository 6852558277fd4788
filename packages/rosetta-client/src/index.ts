/**
 * Typed client for the Mochimo Mesh (Rosetta) API with validated responses, distinguishable errors,
 * retries, pagination and chain following.
 *
 * In the examples, `mochimo` is a client:
 * `createRosettaClient({ baseUrl: 'https://api.mochimo.org' })`.
 *
 * @module
 */
export {
  NANO_PER_MCM,
  InvalidAmountError,
  formatMcm,
  isInvalidAmountError,
  parseMcm,
} from './amount'
export type { FormatMcmOptions } from './amount'
export { createRosettaClient } from './client'
export type { RosettaClient } from './client'
export type { AddressInput } from './core/arguments'
export type { BytesInput } from './core/hex'
export { MAINNET } from './core/caller'
export type {
  AttemptInfo,
  AttemptResult,
  ClientHooks,
  ClientOptions,
  RequestOptions,
  RetryOptions,
} from './core/options'
export type { ApiList } from './core/api-list'
export type { ApiPromise, ApiResult, ResponseInfo } from './core/api-promise'
export type { LogFields, LogFunction, Logger, LogLevel } from './core/logger'
export { RosettaErrorCode } from './error-codes'
export {
  isApiError,
  isConnectionError,
  isDeepReorgError,
  isEndpointCapabilityError,
  isInvalidRequestError,
  isInvalidResponseError,
  isRateLimitError,
  isRequestTimeoutError,
  isRetriable,
  isRosettaError,
} from './error-kinds'
export {
  ConnectionError,
  DeepReorgError,
  EndpointCapabilityError,
  InvalidRequestError,
  InvalidResponseError,
  RateLimitError,
  RequestTimeoutError,
  RosettaApiError,
  RosettaError,
} from './errors'
export type {
  AnyRosettaError,
  ApiErrorDetails,
  ErrorContext,
  RateLimits,
  RosettaErrorName,
} from './errors'
export type { BlockAdded, BlockRemoved, ChainEvent } from './follow/chain-event'
export type { FollowCursor } from './follow/cursor'
export type { Deposit, DepositCursor, DepositState, PendingDeposit } from './follow/deposit'
export type { IsOurs } from './follow/deposit-book'
export type { FollowOptions } from './follow/follow-blocks'
export type { DepositOptions } from './follow/follow-deposits'
export type { PollOptions } from './follow/options'
export { mapConcurrently } from './map-concurrently'
export type { ConcurrencyOptions } from './map-concurrently'
export { transferOperations } from './operations'
export type { ConstructionOperation, Transfer } from './operations'
export { readBalance } from './read-balance'
export type { AccountBalance } from './read-balance'
export { readBlockResponse } from './read-block-response'
export { createBlockEventsReader } from './block-events-reader'
export { createRosettaReader } from './reader'
export type { ReadingResources, RosettaReader } from './reader'
export type { AccountBalanceParams, AccountResource } from './resources/account'
export type { BlockResource, BlockSelector, BlockTransactionParams } from './resources/block'
export type { CallResource, ResolveTagParams } from './resources/call'
export type {
  ConstructionCombineParams,
  ConstructionDeriveParams,
  ConstructionMetadataParams,
  ConstructionParseParams,
  ConstructionPayloadsParams,
  ConstructionPreprocessParams,
  SignedTransactionParams,
} from './resources/construction-params'
export type { ConstructionResource } from './resources/construction-resource'
export type { DepositsResource } from './resources/deposits'
export type { BlockEvents, BlockEventsParams, EventsResource } from './resources/events'
export type { MempoolResource } from './resources/mempool'
export type { NetworkResource } from './resources/network'
export type {
  MempoolOptions,
  MempoolTransactionParams,
  RichListQuery,
  SearchQuery,
} from './resources/queries'
export type { SearchResource } from './resources/search'
export type { StatsResource } from './resources/stats'
export type * from './schema'
export { summarizeTransaction } from './summary'
export { throttle } from './throttle/throttle'
export type { Priority, Throttle, ThrottleOptions } from './throttle/throttle'
export type { TransactionDestination, TransactionSummary } from './summary'
