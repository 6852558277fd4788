import { useEffect, useState } from 'react'

const SECOND = 1000

/** Whole seconds left of a period that ends then (milliseconds since 1970), counted down each second. */
export function useCountdown(end: number, period: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  const left = Math.ceil((end - now) / SECOND)
  // A period that began since the last tick has not more left than all of it.
  return Math.min(Math.max(left, 0), period / SECOND)
}
