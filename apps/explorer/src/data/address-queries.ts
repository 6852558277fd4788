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
}

export const balanceQuery = (endpoint: string, address: string) =>
  queryOptions({
    queryKey: [endpoint, 'balance', address],
    queryFn: async ({ signal }): Promise<Balance> => {
      const client = clientFor(endpoint)
      try {
        const { balances } = await client.account.balance({ address }, { signal })
        return { nano: BigInt(balances[0]?.value ?? 0), inLedger: true }
      } catch (error) {
        if (!isApiError(error, RosettaErrorCode.AccountNotFound)) throw error
        // A server whose node is down says the same; then it has no tip either, and this throws.
        await client.block.get('tip', { signal })
        return { nano: 0n, inLedger: false }
      }
    },
    retry: retryUpTo(2),
  })

/** An address's transactions, newest first, pinned to the tip of the first page so that no row moves. */
export const addressTransactionsQuery = (endpoint: string, address: string) =>
  infiniteQueryOptions({
    queryKey: [endpoint, 'address-transactions', address],
    initialPageParam: { offset: 0, maxBlock: undefined as number | undefined },
    queryFn: ({ signal, pageParam }) =>
      clientFor(endpoint).search.transactions(
        { address, limit: ADDRESS_PAGE_SIZE, ...pageParam },
        { signal },
      ),
    getNextPageParam: (page, pages, { offset, maxBlock }) =>
      page.transactions.length < ADDRESS_PAGE_SIZE
        ? undefined
        : {
            offset: offset + page.transactions.length,
            maxBlock: maxBlock ?? pages[0]?.transactions[0]?.block_identifier.index,
          },
  })
