import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../config/paths'
import { useTyping } from './use-typing'

/**
 * After a navigation the focus stands on the new screen's heading, so that a screen reader begins
 * there and Tab goes on from there; it comes when the heading does, and follows when the waiting one
 * makes room for the real one, until the visitor does something. The first screen keeps the browser's
 * own focus, and a box that is being typed in keeps its own.
 */
export function useFocusOnNavigation(): void {
  const { pathname, search } = useLocation()
  // Elsewhere what follows the question mark only says how the same page is shown.
  const page = pathname === paths.search.path ? pathname + search : pathname
  const last = useRef(page)
  const isTyping = useTyping()
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    const main = document.querySelector('main')
    const before = document.activeElement
    if (!main || (isTyping.current && before !== document.body)) return
    const focusHeading = () => {
      const heading = main.querySelector<HTMLElement>('h1')
      if (!heading) return
      heading.tabIndex = -1
      // Where the page stands is settled elsewhere; the focus must not move it.
      heading.focus({ preventScroll: true })
    }
    focusHeading()
    const observer = new MutationObserver(() => {
      if ([document.body, before].includes(document.activeElement)) focusHeading()
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
  }, [page, isTyping])
}
