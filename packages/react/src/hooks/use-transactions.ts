'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import {
  getTransactionsQueryOptions,
  type TransactionsParameters,
} from '../query/transactions-query'
import { useConfig } from './config-context'
import type { HookParameters } from './query-parameter'

/**
 * Parameters of `useTransactions`. Without an address, it lists those of the whole network.
 *
 * @example
 * ```tsx
 * import { useTransactions, type UseTransactionsParameters } from '@mcm/react'
 *
 * const wanted: UseTransactionsParameters = { address: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3', limit: 10 }
 *
 * function Count() {
 *   return <p>{useTransactions(wanted).data?.pages[0]?.total_count}</p>
 * }
 * <div><Count /></div>
 * ```
 */
export interface UseTransactionsParameters extends HookParameters, TransactionsParameters {}

/**
 * Returns transactions page by page, latest first. `fetchNextPage` loads more. Loaded rows don't move when
 * new transactions arrive: call `refetch` to see these.
 *
 * @example
 * ```tsx
 * import { useTransactions } from '@mcm/react'
 * import { summarizeTransaction } from '@mcm/rosetta-client'
 *
 * function Transactions({ of }: { of: string }) {
 *   const { data, fetchNextPage, hasNextPage } = useTransactions({ address: of })
 *   const rows = data?.pages.flatMap((page) => page.transactions.map(summarizeTransaction)) ?? []
 *   return (
 *     <>
 *       <ul>{rows.map(({ hash }) => <li key={hash}>{hash}</li>)}</ul>
 *       {hasNextPage && <button onClick={() => void fetchNextPage()}>Load more</button>}
 *     </>
 *   )
 * }
 * <Transactions of="kHtV35ttVpyiH42FePCiHo2iFmcJS3" />
 * ```
 */
export function useTransactions({
  config: given,
  query,
  ...parameters
}: UseTransactionsParameters = {}) {
  const config = useConfig(given)
  return useInfiniteQuery({ ...getTransactionsQueryOptions(config, parameters), ...query })
}
