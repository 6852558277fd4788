import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { transactionQuery } from '../../../data/transaction-query'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import { usePollUntilFound } from '../../../shared/use-poll-until-found'

/**
 * Looks up a missing hash for three minutes, both as a transaction and as a block.
 *
 * @param onBlock Called when the endpoint has a block with that hash.
 */
export function useMissingHash(hash: string, onBlock: () => void) {
  const query = useQuery({ ...transactionQuery(useEndpoint(), hash), enabled: false })
  // An earlier visit's result is outdated.
  const kind = query.isFetchedAfterMount ? query.data?.kind : undefined
  const isMissing = kind === undefined || kind === 'not-found'
  const { hasStopped, again } = usePollUntilFound(isMissing, query.refetch)
  useEffect(() => {
    if (kind === 'block') onBlock()
    // The block is requested only once the hash is found.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [kind])
  const isTransaction = kind === 'confirmed' || kind === 'pending'
  const failed = query.isFetchedAfterMount && query.isError
  return { hasStopped, again, isTransaction, failedAsTransaction: failed }
}
