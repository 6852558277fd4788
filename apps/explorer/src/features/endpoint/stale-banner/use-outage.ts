import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { statusQuery } from '../../../data/queries'
import { useOfflineState } from '../../offline/offline-state'
import { useEndpoint } from '../endpoint-store'
import { useShowsFailure } from '../failure/shown-failures'
import { useHealth } from '../health/use-health'

/** Time without a response after which a visitor is told that the endpoint isn't responding. */
const SILENT_AFTER_MS = 3000

export interface Outage {
  /**
   * The time of the endpoint's last response, in milliseconds since 1970, or undefined if it hasn't
   * responded yet.
   */
  since: number | undefined
  /** Whether it has responded only that it limits requests. */
  isLimited: boolean
}

/** Returns how the endpoint fails, or null if it responds or the page already says that it doesn't. */
export function useOutage(): Outage | null {
  const status = useQuery({ ...statusQuery(useEndpoint()), enabled: false })
  const { state } = useHealth()
  const isSilent = useIsSilent(state === 'checking')
  const isShown = useShowsFailure()
  const { isOffline = false } = useOfflineState()
  const isLimited = state === 'rate-limited' && status.data === undefined
  if (isShown || isOffline || !(state === 'disconnected' || isSilent || isLimited)) return null
  return { since: status.data && status.dataUpdatedAt, isLimited }
}

function useIsSilent(isWaiting: boolean): boolean {
  const [isSilent, setSilent] = useState(false)
  if (!isWaiting && isSilent) setSilent(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setSilent(true), SILENT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isSilent
}
