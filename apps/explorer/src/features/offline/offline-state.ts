import { useSyncExternalStore } from 'react'

/** What the visitor should know about the age of what is on screen. */
export interface OfflineState {
  /** Whether neither the endpoint nor this site can be reached. */
  isOffline?: boolean
  /**
   * The time of the oldest data on screen, in milliseconds since 1970, or undefined if the browser is
   * online or there is no data.
   */
  savedAt?: number | undefined
  /** Whether the site has been deployed again since this page was loaded. */
  isOutdated?: boolean
}

let current: OfflineState = {}
const listeners = new Set<() => void>()

export function setOfflineState(change: OfflineState): void {
  const next = { ...current, ...change }
  if (
    next.savedAt === current.savedAt &&
    next.isOffline === current.isOffline &&
    next.isOutdated === current.isOutdated
  )
    return
  current = next
  for (const listener of listeners) listener()
}

export function useOfflineState(): OfflineState {
  return useSyncExternalStore(subscribe, read, read)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function read(): OfflineState {
  return current
}
