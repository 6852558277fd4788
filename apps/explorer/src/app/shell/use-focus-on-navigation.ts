import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * After a navigation the focus stands on the new screen's heading, so that a screen reader begins
 * there and Tab goes on from there. The first screen keeps the browser's own focus.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    // Back restores the scroll position; the focus must not move it.
    heading.focus({ preventScroll: type === 'POP' })
  }, [pathname, type])
}
