import type { Block } from '@mcm/rosetta-client'
import { useQuery } from '@tanstack/react-query'
import { useEndpoint } from '../endpoint/endpoint-store'
import {
  blockVerificationQuery,
  type TransactionClaim,
  transactionVerificationQuery,
} from './queries'
import { useIdle } from '../../shared/use-idle'

/** Verifies a block as soon as the browser is idle. */
export function useBlockVerification(block: Block) {
  return useQuery({ ...blockVerificationQuery(useEndpoint(), block), enabled: useIdle() })
}

/** Verifies a transaction, unless it isn't in the chain. */
export function useTransactionVerification(claim: TransactionClaim, isInChain: boolean) {
  const isIdle = useIdle()
  const query = transactionVerificationQuery(useEndpoint(), claim)
  return useQuery({ ...query, enabled: isIdle && isInChain })
}

export type VerificationState = Pick<
  ReturnType<typeof useBlockVerification>,
  'data' | 'isError' | 'isFetching' | 'refetch'
>
