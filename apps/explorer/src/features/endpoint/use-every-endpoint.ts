import { useQueries, type UseQueryOptions } from '@tanstack/react-query'
import type { EndpointPreset } from '../../config/config'
import { useConfig } from '../../config/config-context'
import { type FailureKind, failureKind } from '../../data/failure'
import { useEndpoint } from './endpoint-store'
import { isMixedContent } from './mixed-content'
import { messages } from './panel/messages'

/** What an endpoint returned, or why it returned nothing. Both are absent until it has responded. */
export interface EndpointAnswer<Data> extends EndpointPreset {
  isOwn: boolean
  data?: Data | undefined
  failure?: FailureKind | 'mixed-content' | undefined
}

/** Returns the presets, plus the visitor's own endpoint if it isn't one of them. */
export function useListedEndpoints(): readonly EndpointPreset[] {
  const own = useEndpoint()
  const presets = useConfig().endpoints
  return presets.some(({ url }) => url === own)
    ? presets
    : [...presets, { label: messages.custom, url: own }]
}

/**
 * Makes a query at every endpoint, once when this mounts, whatever is cached, and again on request.
 *
 * @param queryFor Returns the query for an endpoint's URL.
 */
export function useEveryEndpoint<Data, Key extends readonly unknown[]>(
  queryFor: (url: string) => UseQueryOptions<Data, Error, Data, Key>,
) {
  const own = useEndpoint()
  const endpoints = useListedEndpoints()
  const results = useQueries({
    queries: endpoints.map(({ url }) => ({
      ...queryFor(url),
      enabled: !isMixedContent(url),
      staleTime: Infinity,
      refetchOnMount: 'always' as const,
      retry: false,
    })),
  })
  const answers = endpoints.map((preset, at): EndpointAnswer<Data> => {
    const { data, error, isFetching = false } = results[at] ?? {}
    const isOwn = preset.url === own
    if (isMixedContent(preset.url)) return { ...preset, isOwn, failure: 'mixed-content' }
    if (error && !isFetching) return { ...preset, isOwn, failure: failureKind(error) }
    return { ...preset, isOwn, data }
  })
  return {
    answers,
    isAsking: results.some(({ isFetching }) => isFetching),
    again: () => {
      endpoints.forEach(({ url }, at) => isMixedContent(url) || void results[at]?.refetch())
    },
  }
}
