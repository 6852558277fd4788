import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { transactionQuery } from '../../../data/transaction-query'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import { usePollUntilFound } from '../../../shared/use-poll-until-found'

/**
 * Looks for three minutes for a hash that the endpoint doesn't have yet, as a transaction and as a
 * block.
 *
 * @param onBlock Runs when the endpoint has a block of that hash.
 */
export function useMissingHash(hash: string, onBlock: () => void) {
  const query = useQuery({ ...transactionQuery(useEndpoint(), hash), enabled: false })
  // What an earlier visit found is not of now.
  const kind = query.isFetchedAfterMount ? query.data?.kind : undefined
  const isMissing = kind === undefined || kind === 'not-found'
  const { hasStopped, again } = usePollUntilFound(isMissing, query.refetch)
  useEffect(() => {
    if (kind === 'block') onBlock()
    // Only the find is a reason to ask for the block.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [kind])
  return { hasStopped, again, isTransaction: kind === 'confirmed' || kind === 'pending' }
}
