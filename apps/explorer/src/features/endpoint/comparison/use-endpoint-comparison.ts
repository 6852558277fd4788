import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { EndpointPreset } from '../../../config/config'
import { useConfig } from '../../../config/config-context'
import { blockByHeightQuery } from '../../../data/queries'
import { useEndpoint } from '../endpoint-store'
import { compareEndpoints, type EndpointAnswer, type Subject } from './endpoint-comparison'
import { messages } from '../panel/messages'

/** Asks all endpoints what they say, when it is told to and not before. */
export function useEndpointComparison(subject: Subject | undefined) {
  const endpoint = useEndpoint()
  const queries = useQueryClient()
  const endpoints = withOwn(useConfig().endpoints, endpoint)
  const [answers, setAnswers] = useState<ReadonlyMap<string, EndpointAnswer>>()
  const [asking, setAsking] = useState(false)
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  const ask = () => {
    stop.current?.abort()
    const { signal } = (stop.current = new AbortController())
    setAnswers(new Map())
    setAsking(true)
    void compareEndpoints({
      endpoints,
      subject,
      ownHashAt: (height) =>
        queries.fetchQuery({ ...blockByHeightQuery(endpoint, height), retry: false }).then(
          ({ block_identifier }) => block_identifier.hash,
          () => undefined,
        ),
      signal,
      report: (url, answer) => setAnswers((last) => new Map(last).set(url, answer)),
    }).then(() => !signal.aborted && setAsking(false))
  }
  return { endpoints, answers, asking, ask }
}

/** The presets, and the visitor's own endpoint when it is none of them. */
function withOwn(presets: readonly EndpointPreset[], endpoint: string): readonly EndpointPreset[] {
  return presets.some(({ url }) => url === endpoint)
    ? presets
    : [...presets, { label: messages.custom, url: endpoint }]
}
