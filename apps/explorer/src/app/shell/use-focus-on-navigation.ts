import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { paths } from '../../config/paths'
import { useTyping } from './use-typing'

/**
 * Moves focus to the new screen's heading after a navigation, so that screen readers start there
 * and Tab continues from there. It waits until the heading exists. If a placeholder is replaced,
 * focus moves to the new heading, unless the visitor has done something in the meantime. The first
 * screen keeps the browser's own focus, and a field in which the visitor is typing keeps its focus. Back,
 * and leaving the wall, return to the link that was followed, as Back does between documents.
 */
export function useFocusOnNavigation(): void {
  const { pathname, search } = useLocation()
  // Except for the wall, a query string elsewhere only changes how the same page is shown.
  const hasOwnSearch = pathname === paths.search.path || pathname + search === paths.wall.href()
  const page = hasOwnSearch ? pathname + search : pathname
  const last = useRef(page)
  const isTyping = useTyping()
  const type = useNavigationType()
  useEffect(() => {
    if (last.current === page) return
    const isBack = type === NavigationType.Pop || last.current === paths.wall.href()
    const wayBack = isBack ? linkTo(last.current) : undefined
    last.current = page
    const main = document.querySelector('main')
    const before = document.activeElement
    if (!main || (isTyping.current && before !== document.body)) return
    const focusHeading = () => {
      const heading = main.querySelector<HTMLElement>('h1')
      const left = wayBack === undefined ? null : main.querySelector<HTMLElement>(wayBack)
      if (heading) heading.tabIndex = -1
      // Scrolling is handled elsewhere, so focusing must not scroll.
      const goal = left ?? heading
      goal?.focus({ preventScroll: true })
    }
    focusHeading()
    const observer = new MutationObserver(() => {
      const { activeElement } = document
      // A list with the link may still be loading.
      const isComing = wayBack !== undefined && activeElement === main.querySelector('h1')
      if (isComing || [document.body, before].includes(activeElement)) focusHeading()
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
  }, [page, isTyping, type])
}

/** Returns the selector of links to a page, whatever follows its path. */
function linkTo(page: string): string {
  const href = CSS.escape(page)
  return `a[href="${href}"], a[href^="${href}?"]`
}
