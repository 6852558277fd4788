import { tryParseAddress } from '@mcm/address'
import { retryPatiently } from '@mcm/react/query'
import type { BlockIdentifier, RichListResponse } from '@mcm/rosetta-client'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { clientFor } from './client'
import { keys } from './keys'

/**
 * Number of accounts per page, which is the maximum that a server allows (specification, section
 * 9).
 */
export const RICH_LIST_PAGE_SIZE = 100

/** One row of the rich list. */
export interface RichAccount {
  /** The account's rank. The richest account has rank 1. */
  rank: number
  /** The address as returned by the endpoint: 0x followed by 40 hex digits. */
  address: string
  base58: string
  /** nanoMCM. */
  balance: bigint
}

/** A page of the rich list, with the ledger's totals at that time. */
export interface RichListPage {
  accounts: RichAccount[]
  /** The block of the ledger. The index is correct, but the hash may belong to a later block. */
  block: BlockIdentifier
  /**
   * The time when the endpoint loaded the ledger, in milliseconds since 1970, or null if it is
   * unreadable.
   */
  loadedAt: number | null
  total: number
  /** The supply in nanoMCM, or null if the endpoint doesn't report it. */
  supply: bigint | null
}

/** The rich list, page by page, richest accounts first. Loaded pages are never requested again. */
export const richListQuery = (endpoint: string) =>
  infiniteQueryOptions({
    queryKey: keys.richList(endpoint),
    initialPageParam: 0,
    queryFn: async ({ signal, pageParam: offset }) => {
      const { stats } = clientFor(endpoint, offset === 0 ? 'waiting' : 'visible')
      const limit = RICH_LIST_PAGE_SIZE
      return readPage(await stats.richList({ offset, limit }, { signal }), offset)
    },
    getNextPageParam: ({ accounts, total }, _pages, offset) => {
      const next = offset + accounts.length
      return accounts.length > 0 && next < total ? next : undefined
    },
    staleTime: Infinity,
    retry: retryPatiently,
  })

function readPage(response: RichListResponse, offset: number): RichListPage {
  const loadedAt = Date.parse(response.last_updated)
  return {
    accounts: response.accounts.map(({ account_identifier: { address }, balance }, at) => ({
      rank: offset + at + 1,
      address,
      base58: tryParseAddress(address)?.base58 ?? address,
      balance: BigInt(balance.value),
    })),
    block: response.block_identifier,
    loadedAt: Number.isNaN(loadedAt) ? null : loadedAt,
    total: response.total_accounts,
    supply: response.circulating_supply ? BigInt(response.circulating_supply.value) : null,
  }
}
