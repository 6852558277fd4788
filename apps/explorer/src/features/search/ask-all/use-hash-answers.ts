import { useQueries } from '@tanstack/react-query'
import type { EndpointPreset } from '../../../config/config'
import { useConfig } from '../../../config/config-context'
import { type FailureKind, failureKind } from '../../../data/failure'
import type { TransactionLookup } from '../../../data/look-up-transaction'
import { transactionQuery } from '../../../data/transaction-query'
import { useEndpoint } from '../../endpoint/endpoint-store'
import { isMixedContent } from '../../endpoint/mixed-content'
import { messages } from '../../endpoint/panel/messages'

/** What an endpoint has for a hash, or why it didn't say. Both are absent until it has responded. */
export interface HashAnswer extends EndpointPreset {
  isOwn: boolean
  found?: TransactionLookup | undefined
  failure?: FailureKind | 'mixed-content' | undefined
}

/** Looks up a hash at every endpoint, each once. */
export function useHashAnswers(hash: string) {
  const own = useEndpoint()
  const presets = useConfig().endpoints
  const endpoints = presets.some(({ url }) => url === own)
    ? presets
    : [...presets, { label: messages.custom, url: own }]
  const results = useQueries({
    queries: endpoints.map(({ url }) => ({
      ...transactionQuery(url, hash),
      enabled: !isMixedContent(url),
      staleTime: Infinity,
      retry: false,
    })),
  })
  const rows = endpoints.map((preset, at): HashAnswer => {
    const { data, error, isFetching = false } = results[at] ?? {}
    const isOwn = preset.url === own
    if (isMixedContent(preset.url)) return { ...preset, isOwn, failure: 'mixed-content' }
    if (error && !isFetching) return { ...preset, isOwn, failure: failureKind(error) }
    return { ...preset, isOwn, found: data }
  })
  return {
    rows,
    isAsking: results.some(({ isFetching }) => isFetching),
    again: () => {
      endpoints.forEach(({ url }, at) => isMixedContent(url) || void results[at]?.refetch())
    },
  }
}
