import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { statusQuery } from '../../../data/queries'
import { useOfflineState } from '../../offline/offline-state'
import { useEndpoint } from '../endpoint-store'
import { useShowsFailure } from '../failure/shown-failures'
import { useHealth } from '../health/use-health'

/** Time without a response after which a visitor is told that the endpoint isn't responding. */
const SILENT_AFTER_MS = 3000
/** A limit that ends earlier only slows an open page down, and isn't worth a banner. */
const LIMITED_AFTER_MS = 15_000

export interface Outage {
  /**
   * The time of the endpoint's last response, in milliseconds since 1970, or undefined if it hasn't
   * responded yet.
   */
  since: number | undefined
  /** Whether it responds only that it limits requests. */
  isLimited: boolean
}

/** Returns how the endpoint fails, or null if it responds or the page already says that it doesn't. */
export function useOutage(): Outage | null {
  const status = useQuery({ ...statusQuery(useEndpoint()), enabled: false })
  const { state } = useHealth()
  const isSilent = useLasts(state === 'checking', SILENT_AFTER_MS)
  const isSlowed = state === 'rate-limited'
  const isSlowedLong = useLasts(isSlowed, LIMITED_AFTER_MS)
  const isShown = useShowsFailure()
  const { isOffline = false } = useOfflineState()
  const isLimited = isSlowed && (isSlowedLong || status.data === undefined)
  if (isShown || isOffline || !(state === 'disconnected' || isSilent || isLimited)) return null
  return { since: status.data && status.dataUpdatedAt, isLimited }
}

/** Returns whether a state has lasted for a time, in milliseconds. */
function useLasts(state: boolean, time: number): boolean {
  const [lasts, setLasts] = useState(false)
  if (!state && lasts) setLasts(false)
  useEffect(() => {
    if (!state) return undefined
    const timer = setTimeout(() => setLasts(true), time)
    return () => clearTimeout(timer)
  }, [state, time])
  return lasts
}
