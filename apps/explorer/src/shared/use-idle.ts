import { useEffect, useState } from 'react'

/** A browser that never rests is interrupted after this long. */
const PATIENCE_MS = 2000

/** Turns true when the browser has nothing else to do, and stays so. */
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
