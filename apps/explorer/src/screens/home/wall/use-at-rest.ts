import { useEffect, useState } from 'react'

const REST_MS = 10_000
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Returns whether there has been no input for ten seconds. */
export function useAtRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wake = () => {
      clearTimeout(timer)
      setIsAtRest(false)
      timer = setTimeout(() => setIsAtRest(true), REST_MS)
    }
    wake()
    for (const sign of signs) document.addEventListener(sign, wake)
    return () => {
      clearTimeout(timer)
      for (const sign of signs) document.removeEventListener(sign, wake)
    }
  }, [])
  return isAtRest
}
