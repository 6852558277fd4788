import { useSyncExternalStore } from 'react'
import { paceOf } from './endpoint-pace'

/**
 * Returns whether requests to an endpoint are being held back because the endpoint is rate-limiting
 * them or its allowance is used up.
 */
export function useSlowed(endpoint: string): boolean {
  const pace = paceOf(endpoint)
  return useSyncExternalStore(
    pace.subscribe,
    () => pace.slowed,
    () => false,
  )
}
