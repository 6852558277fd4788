import { tryParseAddress } from '@mcm/address'
import type { BlockIdentifier, RichListResponse } from '@mcm/rosetta-client'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { clientFor } from './client'
import { retryPatiently } from './query-rules'
import { keys } from './keys'

/** Accounts on one page: the most that a server honours (specification, section 9). */
export const RICH_LIST_PAGE_SIZE = 100

/** One line of the rich list. */
export interface RichAccount {
  /** From 1 on, the richest first. */
  rank: number
  /** As the endpoint writes it: 0x and 40 hex digits. */
  address: string
  base58: string
  /** nanoMCM. */
  balance: bigint
}

/** A page of the rich list, with what the endpoint said of the whole ledger when it served it. */
export interface RichListPage {
  accounts: RichAccount[]
  /** The index is that of the ledger; the hash may be of a later block. */
  block: BlockIdentifier
  /** When the endpoint loaded the ledger, milliseconds since 1970; null when that can't be read. */
  loadedAt: number | null
  total: number
  /** nanoMCM; null where the endpoint does not say. */
  supply: bigint | null
}

/** The rich list page by page, the richest first. A page that is there is never asked for again. */
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

function readPage(answer: RichListResponse, offset: number): RichListPage {
  const loadedAt = Date.parse(answer.last_updated)
  return {
    accounts: answer.accounts.map(({ account_identifier: { address }, balance }, at) => ({
      rank: offset + at + 1,
      address,
      base58: tryParseAddress(address)?.base58 ?? address,
      balance: BigInt(balance.value),
    })),
    block: answer.block_identifier,
    loadedAt: Number.isNaN(loadedAt) ? null : loadedAt,
    total: answer.total_accounts,
    supply: answer.circulating_supply ? BigInt(answer.circulating_supply.value) : null,
  }
}
