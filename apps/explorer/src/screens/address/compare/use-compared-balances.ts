import type { AccountBalance } from '@mcm/rosetta-client'
import { useQueries } from '@tanstack/react-query'
import type { EndpointPreset } from '../../../config/config'
import { useConfig } from '../../../config/config-context'
import { balanceQuery } from '../../../data/address-queries'
import { type FailureKind, failureKind } from '../../../data/failure'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import { isMixedContent } from '../../../features/endpoint/mixed-content'
import { messages } from '../../../features/endpoint/panel/messages'

/** An endpoint's balance, or why there is none. Both are absent until it has responded. */
export interface ComparedBalance extends EndpointPreset {
  isOwn: boolean
  balance?: AccountBalance | undefined
  failure?: FailureKind | 'mixed-content' | undefined
}

/** Requests the balance of an address from every endpoint, each once. */
export function useComparedBalances(address: string) {
  const own = useEndpoint()
  const presets = useConfig().endpoints
  const endpoints = presets.some(({ url }) => url === own)
    ? presets
    : [...presets, { label: messages.custom, url: own }]
  const results = useQueries({
    queries: endpoints.map(({ url }) => ({
      ...balanceQuery(url, address),
      enabled: !isMixedContent(url),
      staleTime: Infinity,
      retry: false,
    })),
  })
  const rows = endpoints.map((preset, at): ComparedBalance => {
    const { data, error, isFetching = false } = results[at] ?? {}
    const isOwn = preset.url === own
    if (isMixedContent(preset.url)) return { ...preset, isOwn, failure: 'mixed-content' }
    if (error && !isFetching) return { ...preset, isOwn, failure: failureKind(error) }
    return { ...preset, isOwn, balance: data }
  })
  return {
    rows,
    isComparing: results.some(({ isFetching }) => isFetching),
    again: () => {
      endpoints.forEach(({ url }, at) => isMixedContent(url) || void results[at]?.refetch())
    },
  }
}
