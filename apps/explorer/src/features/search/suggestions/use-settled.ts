import { useEffect, useState } from 'react'

/**
 * How long a text must stay as it is before the endpoint is asked about it, or before it is announced,
 * in milliseconds.
 */
const PAUSE = 400

/** Returns the text once it hasn't changed for a while; until then, an empty one. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled === text ? settled : ''
}
