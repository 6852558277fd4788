import { isApiError, RosettaErrorCode } from '@mcm/rosetta-client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { readBlockId } from './block-id'
import { clientFor, STATUS_TIMEOUT_MS } from './client'
import { lookUpTransaction } from './look-up-transaction'
import { retryUpTo } from './query-client'

const RECENT_MS = 10_000
/** A block this old is dozens of blocks deep: its height will not get another. */
const FINAL_AGE_MS = 60 * 60 * 1000

/** Transactions on one page of an address (specification, section 9). */
export const ADDRESS_PAGE_SIZE = 10

/** Height, tip and sync state. Polled in one place (`usePollTip`), so it is never retried on its own. */
export const statusQuery = (endpoint: string) =>
  queryOptions({
    queryKey: [endpoint, 'status'],
    queryFn: ({ signal }) =>
      clientFor(endpoint).network.status({ signal, timeout: STATUS_TIMEOUT_MS }),
    staleTime: RECENT_MS,
    retry: false,
  })

/** A block by its hash: whatever becomes of the chain, it stays what it is. */
export const blockByHashQuery = (endpoint: string, hash: string) =>
  queryOptions({
    queryKey: [endpoint, 'block', hash],
    queryFn: async ({ signal }) =>
      (await clientFor(endpoint).block.get({ hash }, { signal })).block,
    staleTime: Infinity,
  })

/** A block by its height; 0 is the tip, as it is for the API. Kept under its hash too. */
export const blockByHeightQuery = (endpoint: string, height: number) =>
  queryOptions({
    queryKey: [endpoint, 'block', String(height)],
    queryFn: async ({ signal, client: queries }) => {
      const wanted = height === 0 ? 'tip' : { index: height }
      const { block } = await clientFor(endpoint).block.get(wanted, { signal })
      const { hash } = block.block_identifier
      queries.setQueryData(blockByHashQuery(endpoint, hash).queryKey, block)
      return block
    },
    staleTime: ({ state: { data } }) =>
      data && height > 0 && Date.now() - data.timestamp > FINAL_AGE_MS ? Infinity : RECENT_MS,
  })

/** A block by what the route `/block/{id}` names; undefined when that can be no block. */
export function blockQuery(endpoint: string, id: string) {
  const read = readBlockId(id)
  if (read.kind === 'invalid') return undefined
  return read.kind === 'hash'
    ? { ...blockByHashQuery(endpoint, read.hash) }
    : { ...blockByHeightQuery(endpoint, read.height) }
}

/** What a 64-digit hash turns out to be. `block` is where the reader saw it, for servers without a search. */
export const transactionQuery = (endpoint: string, hash: string, block?: number) =>
  queryOptions({
    queryKey: [endpoint, 'transaction', hash],
    queryFn: ({ signal }) => lookUpTransaction(clientFor(endpoint), { hash, block, signal }),
    staleTime: 0,
    retry: retryUpTo(1),
  })

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
