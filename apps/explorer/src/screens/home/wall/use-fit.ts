import { type RefObject, useLayoutEffect } from 'react'

const TYPEFACE = "italic 16px 'MCM Verse'"

/** A slow typeface isn't waited for any longer. */
const PATIENCE_MS = 1500

/** Letters have slightly different widths at different sizes. A smaller change is ignored. */
const TOLERANCE = 0.015

/**
 * Sets `--wall-fit` on an element to the font size at which its first child, a verse, is as wide as
 * the element, and `data-fit` once the size is known. In em, the width of a verse is nearly the same
 * at any size, and changes only with its typeface or its indents.
 */
export function useFit(room: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = room.current
    const verse = element?.firstElementChild
    if (!element || !(verse instanceof HTMLElement)) return
    let fit = 0
    const measure = () => {
      const size = Number.parseFloat(getComputedStyle(verse).fontSize)
      const next = (98.5 * size) / verse.offsetWidth
      if (!Number.isFinite(next)) return
      element.dataset['fit'] = ''
      if (Math.abs(next - fit) <= fit * TOLERANCE) return
      fit = next
      element.style.setProperty('--wall-fit', `${fit.toFixed(3)}cqi`)
    }
    const observer = new ResizeObserver(measure)
    let isOver = false
    const start = () => {
      if (!isOver) observer.observe(verse)
    }
    const timer = setTimeout(start, PATIENCE_MS)
    void document.fonts.load(TYPEFACE).then(start, start)
    return () => {
      isOver = true
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [room])
}
