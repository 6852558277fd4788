import { useEffect, useState } from 'react'
import { pollUntilFound, POLL_DELAYS_S } from './poll-until-found'

/**
 * Polls for something missing for three minutes, with increasing pauses.
 *
 * @param poll Must be stable between renders; otherwise, polling starts over.
 * @returns how often it has polled, whether it has stopped, and a function that restarts it.
 */
export function usePollUntilFound(isMissing: boolean, poll: () => Promise<unknown>) {
  const [polls, setPolls] = useState(0)
  const [round, setRound] = useState(0)
  if (!isMissing && polls > 0) setPolls(0)
  useEffect(() => {
    if (!isMissing) return
    const stop = new AbortController()
    void pollUntilFound(poll, setPolls, stop.signal)
    return () => stop.abort()
    // `round` isn’t read, but restarts the polling.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isMissing, poll, round])
  return {
    polls,
    hasStopped: polls >= POLL_DELAYS_S.length,
    again: () => {
      setPolls(0)
      setRound(round + 1)
      void poll()
    },
  }
}
