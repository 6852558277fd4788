import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { type Positions, withPosition } from './scroll-positions'

const KEY = 'scroll'
/** A page left behind is not scrolled for longer than this while its rows come back. */
const PATIENCE_MS = 2000

/**
 * Back and Forward find a page where it was left; another page begins at its top, and the same page
 * with another filter or page of rows stays where it is. The page may still be growing when Back is
 * pressed, so it is followed until it is tall enough, until the visitor scrolls, or for two seconds.
 */
export function useScrollRestoration(): void {
  const { key, pathname, search, hash } = useLocation()
  // The page that a tab or a reload opens has no key of its own.
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
    const top = type === NavigationType.Pop ? (read()[place] ?? 0) : 0
    // The first page is at its top already, unless the visitor has been quicker than this script.
    if (!last && top === 0) return
    let stopped = false
    const stop = () => {
      stopped = true
      observer.disconnect()
    }
    const reach = () => {
      if (stopped) return
      scrollTo(0, top)
      if (Math.abs(scrollY - top) <= 1) stop()
    }
    const observer = new ResizeObserver(reach)
    observer.observe(document.documentElement)
    reach()
    const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
    for (const gesture of gestures) addEventListener(gesture, stop, { once: true, passive: true })
    const patience = setTimeout(stop, PATIENCE_MS)
    return () => {
      stop()
      clearTimeout(patience)
      for (const gesture of gestures) removeEventListener(gesture, stop)
    }
  }, [place, pathname, search, hash, type])

  useEffect(() => {
    // While a page is shown, because on the way out it has already made room for the next.
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      timer = undefined
      write(withPosition(read(), place, scrollY))
    }
    const onScroll = () => (timer ??= setTimeout(save, 100))
    addEventListener('scroll', onScroll, { passive: true })
    // The visitor may have been there before this script was.
    if (scrollY > 0) onScroll()
    return () => {
      removeEventListener('scroll', onScroll)
      clearTimeout(timer)
    }
  }, [place])
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
    // Blocked or full: the page is found at its top.
  }
}
