import { useEffect, useState } from 'react'

const SECOND = 1000

/**
 * Returns the whole seconds left until a time (milliseconds since 1970), updated every second.
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
