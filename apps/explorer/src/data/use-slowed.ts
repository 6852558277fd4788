import { useSyncExternalStore } from 'react'
import { paceOf } from './endpoint-pace'

/** Whether requests to an endpoint are held back: it limits them, or its allowance is used up for now. */
export function useSlowed(endpoint: string): boolean {
  const pace = paceOf(endpoint)
  return useSyncExternalStore(
    pace.subscribe,
    () => pace.slowed,
    () => false,
  )
}
