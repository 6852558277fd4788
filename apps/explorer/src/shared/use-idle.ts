import { useEffect, useState } from 'react'

/** Time after which the browser counts as idle even if it never is. */
const PATIENCE_MS = 2000

/** Returns true once the browser has been idle, and stays true. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setIdle(true), 200)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(() => setIdle(true), { timeout: PATIENCE_MS })
    return () => cancelIdleCallback(request)
  }, [])
  return idle
}
