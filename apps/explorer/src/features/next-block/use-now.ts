import { useEffect, useState } from 'react'
import { trueTime } from '../../shared/true-time'

/** Returns the current time, every second. */
export function useNow(): number {
  const [now, setNow] = useState(() => trueTime())
  useEffect(() => {
    const timer = setInterval(() => setNow(trueTime()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
