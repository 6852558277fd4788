import { useEffect, useRef, useState } from 'react'

/**
 * Returns the width, in CSS pixels, of the element with the ref. On a server and before the first
 * layout, it returns `initial`.
 */
export function useWidth(initial: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(initial)
  useEffect(() => {
    if (!ref.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(120, Math.round(entry.contentRect.width)))
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
