import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { EndpointPreset } from '../../../config/config'
import { useConfig } from '../../../config/config-context'
import { failureKind } from '../../../data/failure'
import { useEndpoint } from '../endpoint-store'
import { isMixedContent } from '../mixed-content'
import { messages } from '../panel/messages'
import {
  comparedTipQuery,
  comparedViewQuery,
  type EndpointAnswer,
  highestTip,
  type Round,
  type Subject,
} from './endpoint-comparison'

let rounds = 0

/**
 * What all endpoints say when they are asked, which is when `ask` is called and not before: every one
 * at once for its tip, then for its block at the height in question.
 */
export function useEndpointComparison(subject: Subject | undefined) {
  const own = useEndpoint()
  const endpoints = withOwn(useConfig().endpoints, own)
  const [round, setRound] = useState<Round>()
  const tips = useQueries({
    queries: endpoints.map(({ url }) =>
      comparedTipQuery(url, isMixedContent(url) ? undefined : round),
    ),
  })
  const isAsking = (result: { isFetching: boolean }) => result.isFetching
  const allTips = tips.map(({ data }) => data)
  const about = round?.subject ?? (tips.some(isAsking) ? undefined : highestTip(allTips))
  const views = useQueries({
    queries: endpoints.map(({ url }, at) => {
      const tip = tips[at]?.data?.tip
      return comparedViewQuery(url, round, tip && about && { tip, about })
    }),
  })

  const answerOf = ({ url }: EndpointPreset, at: number): EndpointAnswer | undefined => {
    if (isMixedContent(url)) return { state: 'failed', reason: 'mixed-content' }
    const { data, error } = tips[at] ?? {}
    if (data) return { state: 'answered', ...data, view: views[at]?.data }
    return error ? { state: 'failed', reason: failureKind(error) } : undefined
  }
  const answered = endpoints.flatMap((preset, at) => {
    const answer = answerOf(preset, at)
    return answer ? [[preset.url, answer] as const] : []
  })
  return {
    endpoints,
    /** By their URLs; undefined before they were asked for the first time. */
    answers: round && new Map(answered),
    asking: tips.some(isAsking) || views.some(isAsking),
    ask: () => {
      rounds += 1
      setRound({ id: String(rounds), subject, own })
    },
  }
}

/** The presets, and the visitor's own endpoint when it is none of them. */
function withOwn(presets: readonly EndpointPreset[], endpoint: string): readonly EndpointPreset[] {
  return presets.some(({ url }) => url === endpoint)
    ? presets
    : [...presets, { label: messages.custom, url: endpoint }]
}
