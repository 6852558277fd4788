import { useSyncExternalStore } from 'react'
import { clockOffset, subscribeOffset } from '../../shared/true-time'

/** Returns how far the device's clock is behind, in milliseconds, or 0 if it is right. */
export function useClockOffset(): number {
  return useSyncExternalStore(subscribeOffset, clockOffset, () => 0)
}
