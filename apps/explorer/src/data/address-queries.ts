import { getBalanceQueryOptions, getTransactionsQueryOptions } from '@mcm/react/query'
import type { Priority } from '@mcm/rosetta-client'
import { configFor } from './client'

/** Number of transactions on a page of an address (specification, section 9). */
export const ADDRESS_PAGE_SIZE = 10

export const balanceQuery = (endpoint: string, address: string, priority?: Priority) =>
  getBalanceQueryOptions(configFor(endpoint), { address, priority })

/**
 * The transactions of an address, newest first. Loaded pages are never requested again.
 *
 * @param maxBlock Maximum block height, if only older transactions are wanted.
 */
export const addressTransactionsQuery = (endpoint: string, address: string, maxBlock?: number) =>
  getTransactionsQueryOptions(configFor(endpoint), { address, limit: ADDRESS_PAGE_SIZE, maxBlock })
