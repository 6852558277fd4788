import { useEffect, useRef, useState } from 'react'
import { useConfig } from '../../config/config-context'
import { chooseEndpoint, useEndpoint } from './endpoint-store'
import { findNextEndpoint } from './find-next-endpoint'

/** One click to the next endpoint that answers. */
export function useNextEndpoint() {
  const { endpoints } = useConfig()
  const endpoint = useEndpoint()
  const [state, setState] = useState<'idle' | 'looking' | 'none'>('idle')
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  const find = () => {
    const search = new AbortController()
    stop.current?.abort()
    stop.current = search
    setState('looking')
    findNextEndpoint(endpoints, endpoint, search.signal).then(
      (next) => {
        setState(next ? 'idle' : 'none')
        if (next) chooseEndpoint(next.url)
      },
      () => {
        // Aborted: the panel is gone, or another search has begun.
      },
    )
  }
  return { state, find }
}
