import type { RequestOptions } from '../core/options'
import type { AddressInput } from '../core/arguments'

export const STATUSES = ['SUCCESS', 'SPLIT', 'ORPHANED', 'PENDING'] as const
export const TYPES = ['SOURCE_TRANSFER', 'DESTINATION_TRANSFER', 'FEE'] as const

/**
 * Search conditions, which are combined with AND. If there are none, the search returns the latest
 * transactions.
 *
 * @example
 * ```ts
 * import type { SearchQuery } from '@mcm/rosetta-client'
 *
 * const query: SearchQuery = { address: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3', status: 'SUCCESS' }
 * const { total_count } = await mochimo.search.transactions(query)
 * total_count // => 1
 * ```
 */
export interface SearchQuery {
  /**
   * Address of the source, a destination, or the miner that received the fee. If this is a ledger
   * address, its tag is used.
   */
  address?: AddressInput | undefined
  /** Transaction ID: 64 hex digits with or without 0x. Rewards aren't indexed. */
  hash?: string | undefined
  /** Maximum block height. */
  maxBlock?: number | undefined
  /** Status of the transaction's block. */
  status?: (typeof STATUSES)[number] | undefined
  /** Type of an operation in the transaction. If `address` is set, the operation must have that address. */
  type?: (typeof TYPES)[number] | undefined
  /** Number of rows per page, from 1 to 100. Default: 10 for a page, or 100 to iterate. */
  limit?: number | undefined
  /** Number of rows to skip. */
  offset?: number | undefined
}

/**
 * Parameters of the rich list.
 *
 * @example
 * ```ts
 * import type { RichListQuery } from '@mcm/rosetta-client'
 *
 * const query: RichListQuery = { order: 'poorest', limit: 5 }
 * const { accounts } = await mochimo.stats.richList(query)
 * accounts.length // => 5
 * ```
 */
export interface RichListQuery {
  /** Which accounts to list first. Default: `richest`. */
  order?: 'richest' | 'poorest' | undefined
  /** Number of rows per page, from 1 to 100. Default: 50 for a page, or 100 to iterate. */
  limit?: number | undefined
  /** Number of rows to skip. */
  offset?: number | undefined
}

/**
 * Parameters of `mempool.transaction`.
 *
 * @example
 * ```ts
 * import { isApiError, type MempoolTransactionParams, RosettaErrorCode } from '@mcm/rosetta-client'
 *
 * const params: MempoolTransactionParams = { hash: `0x${'ab'.repeat(32)}` }
 * const error = await mochimo.mempool.transaction(params).catch((error: unknown) => error)
 * isApiError(error, RosettaErrorCode.TransactionNotFound) // => true
 * ```
 */
export interface MempoolTransactionParams {
  /** Transaction ID: 64 hex digits with or without 0x. */
  hash: string
}

/**
 * Options of the calls to get pending transactions.
 *
 * @example
 * ```ts
 * import type { MempoolOptions } from '@mcm/rosetta-client'
 *
 * const { sync_status } = await mochimo.network.status()
 * const options: MempoolOptions = { synced: sync_status.synced === true }
 * const { transaction_identifiers } = await mochimo.mempool.list(options)
 * transaction_identifiers.length // => 1
 * ```
 */
export interface MempoolOptions extends RequestOptions {
  /**
   * Whether a recent `network.status` reported that the endpoint is in sync, which confirms that error 2
   * means an empty mempool. If this isn't true, each error 2 makes the client request the status.
   */
  synced?: boolean | undefined
}
