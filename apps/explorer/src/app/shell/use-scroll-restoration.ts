import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { type Positions, withPosition } from './scroll-positions'

const KEY = 'scroll'
/** How long to wait for the page to grow while a scroll position is restored. */
const PATIENCE_MS = 2000

/**
 * Restores the scroll position on Back, Forward and reload. Another page starts at the top, while
 * the same page with another filter or page of rows keeps its position. After Back, the page may
 * still be growing, so scrolling is retried until the page is tall enough, the visitor scrolls, or
 * it hasn't grown for two seconds.
 */
export function useScrollRestoration(): void {
  const { key, pathname, search, hash } = useLocation()
  // The first page of a tab or reload has no key of its own.
  const place = key === 'default' ? pathname + search : key
  const type = useNavigationType()

  const shown = useRef<{ pathname: string; search: string }>(undefined)

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    const last = shown.current
    shown.current = { pathname, search }
    const stays = last?.pathname === pathname && last.search !== search
    if (hash !== '' || (stays && type !== NavigationType.Pop)) return
    // An address that was typed, or a link from elsewhere, isn't a way back to what was read before.
    const isAnew = !last && key === 'default' && wasNavigated()
    if (isAnew && read()[place]) write(withPosition(read(), place, 0))
    const top = type === NavigationType.Pop && !isAnew ? (read()[place] ?? 0) : 0
    // The first page is already at the top, unless the visitor scrolled before this script ran.
    if (!last && top === 0) return
    const root = document.documentElement
    let stopped = false
    let patience: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      stopped = true
      observer.disconnect()
      clearTimeout(patience)
    }
    const reach = () => {
      if (stopped) return
      clearTimeout(patience)
      patience = setTimeout(stop, PATIENCE_MS)
      scrollTo(0, top)
      if (Math.abs(scrollY - top) <= 1) stop()
    }
    const leave = () => {
      stop()
      root.style.overflowAnchor = ''
    }
    // Rows that load push what follows the list, and the browser would scroll along with that, page
    // after page, until the end.
    if (top > 0) root.style.overflowAnchor = 'none'
    const observer = new ResizeObserver(reach)
    observer.observe(root)
    reach()
    const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
    for (const gesture of gestures) addEventListener(gesture, leave, { once: true, passive: true })
    return () => {
      leave()
      for (const gesture of gestures) removeEventListener(gesture, leave)
    }
  }, [key, place, pathname, search, hash, type])

  useEffect(() => {
    // Saved while the page is shown, because by the time it is left the next page has changed
    // its height.
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      timer = undefined
      write(withPosition(read(), place, scrollY))
    }
    const onScroll = () => (timer ??= setTimeout(save, 100))
    addEventListener('scroll', onScroll, { passive: true })
    // The visitor may have scrolled before this script loaded. Checked later, because reading the
    // position right after a render forces a layout.
    timer = setTimeout(() => {
      timer = undefined
      if (scrollY > 0) save()
    }, 100)
    return () => {
      removeEventListener('scroll', onScroll)
      clearTimeout(timer)
    }
  }, [place])
}

/** Returns whether this document was opened anew: not by Back, Forward or a reload. */
function wasNavigated(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate'
}

function read(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Positions
  } catch {
    return {}
  }
}

function write(positions: Positions): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(positions))
  } catch {
    // Storage is blocked or full: the page will start at the top.
  }
}
