import { useEffect, useRef, useState } from 'react'
import { useConfig } from '../../../config/config-context'
import { chooseEndpoint, useEndpoint } from '../endpoint-store'
import { findNextEndpoint } from './find-next-endpoint'

/** One click to the next endpoint that answers. */
export function useNextEndpoint() {
  const { endpoints } = useConfig()
  const endpoint = useEndpoint()
  const [state, setState] = useState<'idle' | 'looking' | 'none'>('idle')
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  const look = async (signal: AbortSignal) => {
    try {
      const next = await findNextEndpoint(endpoints, endpoint, signal)
      setState(next ? 'idle' : 'none')
      if (next) chooseEndpoint(next.url)
    } catch {
      // Aborted: the panel is gone, or another search has begun.
    }
  }

  const find = () => {
    const search = new AbortController()
    stop.current?.abort()
    stop.current = search
    setState('looking')
    void look(search.signal)
  }
  return { state, find }
}
