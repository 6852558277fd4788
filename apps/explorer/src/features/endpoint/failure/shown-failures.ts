import { useEffect, useSyncExternalStore } from 'react'

let count = 0
const listeners = new Set<() => void>()

/** Counts a failure panel while it is on screen. */
export function useCountFailure(): void {
  useEffect(() => {
    change(1)
    return () => change(-1)
  }, [])
}

/** Returns whether the screen itself shows that the endpoint failed, and what to do about it. */
export function useShowsFailure(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => count > 0,
    () => false,
  )
}

function change(by: number): void {
  count += by
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
