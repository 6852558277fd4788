import { useEffect } from 'react'

/** Keeps the screen on while the page is visible, in browsers that support it. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    // Refused on a low battery, and released whenever the tab is hidden.
    const request = () => {
      if (document.visibilityState !== 'visible') return
      void hold().catch(() => {})
    }
    const hold = async () => {
      lock = await navigator.wakeLock.request('screen')
      if (isOver) await lock.release()
    }
    request()
    document.addEventListener('visibilitychange', request)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', request)
      void lock?.release()
    }
  }, [])
}
