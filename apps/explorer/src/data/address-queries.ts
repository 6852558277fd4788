import { isApiError, type Priority, RosettaErrorCode } from '@mcm/rosetta-client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { clientFor } from './client'
import { heightOf } from './search-rows'
import { retryUpTo } from './query-rules'
import { keys } from './keys'

/** Number of transactions on a page of an address (specification, section 9). */
export const ADDRESS_PAGE_SIZE = 10

/** The balance of an address, in nanoMCM. */
export interface Balance {
  nano: bigint
  /**
   * Whether the account is in the ledger. An account with a zero balance isn't, just like one that
   * never existed.
   */
  inLedger: boolean
  /** The height of the tip when the balance was read. */
  height: number
}

export const balanceQuery = (endpoint: string, address: string, priority?: Priority) =>
  queryOptions({
    queryKey: keys.balance(endpoint, address),
    queryFn: async ({ signal }): Promise<Balance> => {
      const client = clientFor(endpoint, priority)
      try {
        const response = await client.account.balance({ address }, { signal })
        const nano = BigInt(response.balances[0].value)
        return { nano, inLedger: true, height: response.block_identifier.index }
      } catch (error) {
        if (!isApiError(error, RosettaErrorCode.AccountNotFound)) throw error
        // A server whose node is down returns the same error; then reading its tip fails too,
        // and this throws.
        const { block } = await client.block.get('tip', { signal })
        return { nano: 0n, inLedger: false, height: block.block_identifier.index }
      }
    },
    retry: retryUpTo(2),
  })

/** The position where a page of an address's transactions starts. */
export interface Position {
  offset: number
  /**
   * Maximum block height of later pages. It is the first page's height, so that no row moves to
   * another page.
   */
  maxBlock?: number | undefined
}

/**
 * The transactions of an address, newest first. Loaded pages are never requested again.
 *
 * @param maxBlock Maximum block height, if only older transactions are wanted.
 */
export function addressTransactionsQuery(endpoint: string, address: string, maxBlock?: number) {
  const firstPage: Position = { offset: 0, maxBlock }
  return infiniteQueryOptions({
    queryKey: keys.addressTransactions(
      endpoint,
      maxBlock === undefined ? address : `${address} ${maxBlock}`,
    ),
    initialPageParam: firstPage,
    queryFn: ({ signal, pageParam }) =>
      clientFor(endpoint).search.transactions(
        { address, limit: ADDRESS_PAGE_SIZE, ...pageParam },
        { signal },
      ),
    getNextPageParam: (page, _, { offset, maxBlock: limit }): Position | undefined =>
      page.transactions.length < ADDRESS_PAGE_SIZE
        ? undefined
        : {
            offset: offset + page.transactions.length,
            maxBlock: limit ?? heightOf(page.transactions),
          },
    staleTime: Infinity,
  })
}
