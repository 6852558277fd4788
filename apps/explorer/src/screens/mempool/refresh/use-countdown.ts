import { useEffect, useState } from 'react'

const SECOND = 1000

/**
 * Returns the number of whole seconds left until a time (in milliseconds since 1970). It is updated
 * every second.
 */
export function useCountdown(end: number, period: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  const left = Math.ceil((end - now) / SECOND)
  // A period that started since the last tick can't have more left than its full length.
  return Math.min(Math.max(left, 0), period / SECOND)
}
