import { useEffect, useState } from 'react'

/** The part in this band of the window is the one that is read: below what sticks, above the middle. */
const BAND = '-112px 0px -55% 0px'

/**
 * Returns the id of the part of the page that is being read, or undefined above the first one.
 *
 * @param ids Ids of elements, in the order of the page. They must be in it when this is first rendered.
 */
export function useCurrentPart(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    const order = key.split(' ')
    const inBand = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id)
          else inBand.delete(target.id)
        }
        setCurrent(order.find((id) => inBand.has(id)))
      },
      { rootMargin: BAND },
    )
    for (const id of order) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [key])
  return current
}
