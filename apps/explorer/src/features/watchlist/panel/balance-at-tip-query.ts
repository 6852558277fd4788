import { retryUpTo } from '@mcm/react/query'
import { isCancelledError, queryOptions } from '@tanstack/react-query'
import { balanceQuery } from '../../../data/address-queries'
import { keys } from '../../../data/keys'

/** Requests the balance at this tip once, for all components that show it. */
export const balanceAtTipQuery = (endpoint: string, address: string, tip: number) =>
  queryOptions({
    queryKey: keys.balanceAtTip(endpoint, address, tip),
    queryFn: async ({ client: queries }) => {
      const balance = balanceQuery(endpoint, address, 'visible')
      await queries.fetchQuery({ ...balance, staleTime: 0, retry: retryUpTo(0) })
      return tip
    },
    staleTime: Infinity,
    // React's development mode unmounts and mounts the panel again, which cancels the inner query.
    retry: (_failures, error) => isCancelledError(error),
    retryDelay: 0,
  })
