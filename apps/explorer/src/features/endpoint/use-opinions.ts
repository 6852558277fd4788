import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { EndpointPreset } from '../../config/config'
import { useConfig } from '../../config/config-context'
import { blockByHeightQuery } from '../../data/queries'
import { useEndpoint } from './endpoint-store'
import { askOpinions, type Opinion, type Subject } from './opinions'
import { messages } from './panel-messages'

/** Asks all endpoints what they say, when it is told to and not before. */
export function useOpinions(subject: Subject | undefined) {
  const endpoint = useEndpoint()
  const queries = useQueryClient()
  const endpoints = withOwn(useConfig().endpoints, endpoint)
  const [opinions, setOpinions] = useState<ReadonlyMap<string, Opinion>>()
  const [asking, setAsking] = useState(false)
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  const ask = () => {
    stop.current?.abort()
    const { signal } = (stop.current = new AbortController())
    setOpinions(new Map())
    setAsking(true)
    void askOpinions({
      endpoints,
      subject,
      ownHashAt: (height) =>
        queries.fetchQuery({ ...blockByHeightQuery(endpoint, height), retry: false }).then(
          ({ block_identifier }) => block_identifier.hash,
          () => undefined,
        ),
      signal,
      report: (url, opinion) => setOpinions((last) => new Map(last).set(url, opinion)),
    }).then(() => !signal.aborted && setAsking(false))
  }
  return { endpoints, opinions, asking, ask }
}

/** The presets, and the visitor's own endpoint when it is none of them. */
function withOwn(presets: readonly EndpointPreset[], endpoint: string): readonly EndpointPreset[] {
  return presets.some(({ url }) => url === endpoint)
    ? presets
    : [...presets, { label: messages.custom, url: endpoint }]
}
