import { type QueryClient, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { balanceQuery } from '../../../data/address-queries'
import { failureKind } from '../../../data/failure'
import { statusQuery } from '../../../data/queries'
import { useLastError } from '../../../data/use-last-error'
import { useEndpoint } from '../../endpoint/endpoint-store'
import { useTipHeight } from '../../endpoint/use-tip-height'
import { balanceAtTipQuery } from './balance-at-tip-query'

/**
 * Returns the balances of the addresses. They are requested one by one while the list is open, and
 * again when the tip moves. The requests stop at the first sign that the endpoint isn't responding.
 */
export function useBalances(addresses: readonly string[]) {
  const endpoint = useEndpoint()
  const status = useQuery({ ...statusQuery(endpoint), enabled: false })
  const statusError = useLastError(status)
  const tip = useTipHeight()
  const queries = useQueryClient()
  const wanted = tip === undefined ? [] : addresses
  const atTip = wanted.map((address) => balanceAtTipQuery(endpoint, address, tip ?? 0))
  const next = nextOf(queries, atTip)
  const asked = useQueries({
    queries: atTip.map((query, at) => ({ ...query, enabled: at <= next })),
  })

  // Without a tip, none of them is requested.
  const isDown = tip === undefined && isUnresponsive(statusError)
  return {
    balances: useQueries({
      queries: addresses.map((address) => ({ ...balanceQuery(endpoint, address), enabled: false })),
    }),
    // Reading `status` subscribes this hook to it, so that the next request can start.
    stopped: isDown || (asked[next]?.status === 'error' && isUnresponsive(asked[next].error)),
    again: () => void (isDown ? status.refetch() : asked[next]?.refetch()),
  }
}

/**
 * Returns the index of the first unsettled balance. If the endpoint isn't responding, none is ever
 * settled.
 */
function nextOf(
  queries: QueryClient,
  wanted: readonly ReturnType<typeof balanceAtTipQuery>[],
): number {
  return wanted.findIndex(({ queryKey }) => {
    const state = queries.getQueryState(queryKey)
    return state?.status === 'error' ? isUnresponsive(state.error) : state?.status !== 'success'
  })
}

function isUnresponsive(error: unknown): boolean {
  return Boolean(error) && ['unreachable', 'timeout', 'rate-limited'].includes(failureKind(error))
}
