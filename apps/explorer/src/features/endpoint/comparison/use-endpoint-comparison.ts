import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { EndpointPreset } from '../../../config/config'
import { failureKind } from '../../../data/failure'
import { useEndpoint } from '../endpoint-store'
import { isMixedContent } from '../mixed-content'
import { useListedEndpoints } from '../use-every-endpoint'
import {
  comparedTipQuery,
  comparedViewQuery,
  type EndpointResult,
  highestTip,
  type Round,
  type Subject,
} from './endpoint-comparison'

let rounds = 0

/**
 * Compares all endpoints, but only when `compare` is called. It requests every tip in parallel, and
 * then each endpoint's block at the height in question.
 */
export function useEndpointComparison(subject: Subject | undefined) {
  const own = useEndpoint()
  const endpoints = useListedEndpoints()
  const [round, setRound] = useState<Round>()
  const tips = useQueries({
    queries: endpoints.map(({ url }) =>
      comparedTipQuery(url, isMixedContent(url) ? undefined : round),
    ),
  })
  const isRunning = (result: { isFetching: boolean }) => result.isFetching
  const allTips = tips.map(({ data }) => data)
  const about = round?.subject ?? (tips.some(isRunning) ? undefined : highestTip(allTips))
  const views = useQueries({
    queries: endpoints.map(({ url }, at) => {
      const tip = tips[at]?.data?.tip
      return comparedViewQuery(url, round, tip && about && { tip, about })
    }),
  })

  const resultOf = ({ url }: EndpointPreset, at: number): EndpointResult | undefined => {
    if (isMixedContent(url)) return { state: 'failed', reason: 'mixed-content' }
    const { data, error } = tips[at] ?? {}
    if (data) return { state: 'responded', ...data, view: views[at]?.data }
    return error ? { state: 'failed', reason: failureKind(error) } : undefined
  }
  const responded = endpoints.flatMap((preset, at) => {
    const result = resultOf(preset, at)
    return result ? [[preset.url, result] as const] : []
  })
  return {
    endpoints,
    /** Results by URL, or undefined before the first comparison. */
    results: round && new Map(responded),
    isComparing: tips.some(isRunning) || views.some(isRunning),
    compare: () => {
      rounds += 1
      setRound({ id: String(rounds), subject, own, contents: [] })
    },
  }
}
