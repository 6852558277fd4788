import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../config/paths'
import { useTyping } from './use-typing'

/**
 * Moves focus to the new screen's heading after a navigation, so that screen readers start there
 * and Tab continues from there. It waits until the heading exists. If a placeholder is replaced,
 * focus moves to the new heading, unless the visitor has done something in the meantime. The first
 * screen keeps the browser's own focus, and a field in which the visitor is typing keeps its focus.
 */
export function useFocusOnNavigation(): void {
  const { pathname, search } = useLocation()
  // On other screens the query string only changes how the same page is shown.
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
      // Scrolling is handled elsewhere, so focusing must not scroll.
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
