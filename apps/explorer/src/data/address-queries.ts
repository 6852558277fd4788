import { isApiError, RosettaErrorCode } from '@mcm/rosetta-client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { clientFor } from './client'
import { retryUpTo } from './query-client'

/** Transactions on one page of an address (specification, section 9). */
export const ADDRESS_PAGE_SIZE = 10

/** What an address holds, in nanoMCM. */
export interface Balance {
  nano: bigint
  /** An account that holds nothing is not in the ledger, just like one that never did. */
  inLedger: boolean
  /** The tip at that time. */
  height: number
}

export const balanceQuery = (endpoint: string, address: string) =>
  queryOptions({
    queryKey: [endpoint, 'balance', address],
    queryFn: async ({ signal }): Promise<Balance> => {
      const client = clientFor(endpoint)
      try {
        const answer = await client.account.balance({ address }, { signal })
        const nano = BigInt(answer.balances[0]?.value ?? 0)
        return { nano, inLedger: true, height: answer.block_identifier.index }
      } catch (error) {
        if (!isApiError(error, RosettaErrorCode.AccountNotFound)) throw error
        // A server whose node is down says the same; then it has no tip either, and this throws.
        const { block } = await client.block.get('tip', { signal })
        return { nano: 0n, inLedger: false, height: block.block_identifier.index }
      }
    },
    retry: retryUpTo(2),
  })

/** Where a page of an address's transactions begins. */
export interface Position {
  offset: number
  /** The pages after the first see nothing newer than the first did, so that no row moves. */
  maxBlock?: number | undefined
  /** Asked for after the first page, to find what came since. */
  newest?: true
}

const firstPage: Position = { offset: 0 }

/**
 * An address's transactions, newest first. What is loaded is never asked for again; what came since
 * is a previous page.
 */
export const addressTransactionsQuery = (endpoint: string, address: string) =>
  infiniteQueryOptions({
    queryKey: [endpoint, 'address-transactions', address],
    initialPageParam: firstPage,
    queryFn: ({ signal, pageParam: { offset, maxBlock } }) =>
      clientFor(endpoint).search.transactions(
        { address, limit: ADDRESS_PAGE_SIZE, offset, maxBlock },
        { signal },
      ),
    getNextPageParam: (page, _, { offset, maxBlock }): Position | undefined =>
      page.transactions.length < ADDRESS_PAGE_SIZE
        ? undefined
        : {
            offset: offset + page.transactions.length,
            maxBlock: maxBlock ?? page.transactions[0]?.block_identifier.index,
          },
    getPreviousPageParam: (): Position => ({ offset: 0, newest: true }),
    staleTime: Infinity,
  })
