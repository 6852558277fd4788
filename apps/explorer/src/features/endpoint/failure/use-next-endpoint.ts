import { useEffect, useRef, useState } from 'react'
import { useConfig } from '../../../config/config-context'
import { chooseEndpoint, useEndpoint } from '../endpoint-store'
import { findNextEndpoint } from './find-next-endpoint'

/** Switches to the next working endpoint with a single click. */
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
      // Aborted: the panel unmounted, or another search started.
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
