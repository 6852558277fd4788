import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * After a navigation the focus stands on the new screen's heading, so that a screen reader begins
 * there and Tab goes on from there; it follows when the waiting heading makes room for the real one,
 * until the visitor does something. The first screen keeps the browser's own focus.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const main = document.querySelector('main')
    if (!main) return
    const focusHeading = () => {
      const heading = main.querySelector<HTMLElement>('h1')
      if (!heading) return
      heading.tabIndex = -1
      // Where the page stands is settled elsewhere; the focus must not move it.
      heading.focus({ preventScroll: true })
    }
    focusHeading()
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body) focusHeading()
    })
    const stop = () => observer.disconnect()
    observer.observe(main, { childList: true, subtree: true })
    addEventListener('keydown', stop, { once: true })
    addEventListener('pointerdown', stop, { once: true })
    return () => {
      stop()
      removeEventListener('keydown', stop)
      removeEventListener('pointerdown', stop)
    }
  }, [pathname])
}
