import { useSyncExternalStore } from 'react'
import { clockOffset, subscribeOffset } from '../../shared/true-time'

/** How far the device's clock is behind, in ms; 0 where it is right. */
export function useClockOffset(): number {
  return useSyncExternalStore(subscribeOffset, clockOffset, () => 0)
}
