'use client'
import { useQuery } from '@tanstack/react-query'
import { getBalanceQueryOptions } from '../query/balance-query'
import { useConfig } from './config-context'
import type { HookParameters } from './query-parameter'
import { useRefetchOnTip } from './use-refetch-on-tip'

/**
 * Parameters of `useBalance`.
 *
 * @example
 * ```tsx
 * import { useBalance, type UseBalanceParameters } from '@mcm/react'
 *
 * const wanted: UseBalanceParameters = { address: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3' }
 *
 * function Balance() {
 *   return <p>{useBalance(wanted).data?.inLedger ? 'Funded' : 'Empty'}</p>
 * }
 * <Balance />
 * ```
 */
export interface UseBalanceParameters extends HookParameters {
  /** The address, in Base58 or hex. */
  address: string
}

/**
 * Returns an address's balance in nanoMCM, and requests it again when the tip moves.
 *
 * @example
 * ```tsx
 * import { useBalance } from '@mcm/react'
 * import { formatMcm } from '@mcm/rosetta-client'
 *
 * function Balance({ of }: { of: string }) {
 *   const { data: balance } = useBalance({ address: of })
 *   return <p>{balance ? `${formatMcm(balance.nano)} MCM` : 'Loading…'}</p>
 * }
 * <Balance of="kHtV35ttVpyiH42FePCiHo2iFmcJS3" />
 * ```
 */
export function useBalance({ address, config: given, query }: UseBalanceParameters) {
  const config = useConfig(given)
  const options = getBalanceQueryOptions(config, { address })
  useRefetchOnTip(config, options.queryKey)
  return useQuery({ ...options, ...query })
}
