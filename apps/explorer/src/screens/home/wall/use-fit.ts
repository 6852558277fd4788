import { type RefObject, useLayoutEffect } from 'react'

/**
 * Sets `--wall-fit` on an element to the font size at which its first child, a verse, is as wide as
 * the element. The width of a verse in em is the same at any size, so one measurement is enough until
 * its typeface or its indents change.
 */
export function useFit(room: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = room.current
    const verse = element?.firstElementChild
    if (!element || !(verse instanceof HTMLElement)) return
    const measure = () => {
      const width = verse.offsetWidth / Number.parseFloat(getComputedStyle(verse).fontSize)
      if (width > 0) element.style.setProperty('--wall-fit', `${(99 / width).toFixed(3)}cqi`)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(verse)
    return () => observer.disconnect()
  }, [room])
}
