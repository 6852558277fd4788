import { useEffect, useState } from 'react'
import { pollUntilFound, POLL_DELAYS_S } from './poll-until-found'

/**
 * Looks for something that is missing for three minutes, at a falling pace.
 *
 * @param look Must not change between renders, or it begins again.
 * @returns how often it has looked, whether it has stopped, and how to begin again.
 */
export function usePollUntilFound(isMissing: boolean, look: () => Promise<unknown>) {
  const [looks, setLooks] = useState(0)
  const [round, setRound] = useState(0)
  if (!isMissing && looks > 0) setLooks(0)
  useEffect(() => {
    if (!isMissing) return
    const stop = new AbortController()
    void pollUntilFound(look, setLooks, stop.signal)
    return () => stop.abort()
    // `round` is no input, but a reason to begin again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isMissing, look, round])
  return {
    looks,
    hasStopped: looks >= POLL_DELAYS_S.length,
    again: () => {
      setLooks(0)
      setRound(round + 1)
      void look()
    },
  }
}
