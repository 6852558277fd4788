import { fetchChainStatus, JUST_REQUESTED_MS, retryUpTo } from '@mcm/react/query'
import { queryOptions } from '@tanstack/react-query'
import { clientFor, configFor } from './client'
import { keys } from './keys'

/**
 * Looks up a 64-digit hash. `block` is the block in which the reader saw it, for servers without a
 * search index, or whose index doesn't have it yet.
 */
export const transactionQuery = (endpoint: string, hash: string, block?: number) =>
  queryOptions({
    queryKey: keys.transaction(endpoint, hash, block),
    queryFn: async ({ signal, client: queries }) => {
      // Loaded lazily: this module is part of every first load, because the router's loaders use it.
      const { lookUpTransaction } = await import('./look-up-transaction')
      return lookUpTransaction(clientFor(endpoint), {
        hash,
        block,
        signal,
        chainStatusOf: (holder) => fetchChainStatus(queries, configFor(endpoint), holder),
      })
    },
    staleTime: JUST_REQUESTED_MS,
    retry: retryUpTo(1),
  })
