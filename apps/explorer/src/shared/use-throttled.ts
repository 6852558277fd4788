import { startTransition, useEffect, useRef, useState } from 'react'

/**
 * Returns the latest value, updated at most once per interval (in milliseconds), for values that
 * change faster than a slow device can draw them.
 */
export function useThrottled<T>(value: T, interval: number): T {
  const [shown, setShown] = useState(value)
  const lastShown = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    // The first change is shown immediately.
    if (Object.is(value, shown)) return undefined
    const wait = Math.max(0, lastShown.current + interval - performance.now())
    const timer = setTimeout(() => {
      lastShown.current = performance.now()
      startTransition(() => setShown(value))
    }, wait)
    return () => clearTimeout(timer)
  }, [value, shown, interval])
  return shown
}
