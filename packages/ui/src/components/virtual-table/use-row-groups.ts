import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'

/** Avoids React 18's warning about layout effects on a server, which has no layout. */
export const useLayout = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Rows come and go this many at a time, because each change lays out the whole table. */
export const GROUP = 8

const ROW = 41
const PHONE_ROW = 61
/** The window's size on a server and before the first measurement. */
const FIRST_RECT = { width: 1280, height: 900 }

/** The rows in the page, and the space of the others, in pixels. */
export interface RowGroups {
  start: number
  end: number
  before: number
  after: number
  /** Measures the group that starts with this row. */
  measure: (row: HTMLTableRowElement | null) => void
}

/** Returns which of `count` rows are near the visible area, in groups of `GROUP`. */
export function useRowGroups(
  table: RefObject<HTMLTableElement | null>,
  count: number,
  scrollTo: number | undefined,
): RowGroups {
  const [top, setTop] = useState(0)
  const [isPhone, setIsPhone] = useState(false)

  useLayout(() => {
    const measure = () => {
      const box = table.current?.getBoundingClientRect()
      if (box) setTop(Math.round(box.top + window.scrollY))
      setIsPhone(window.matchMedia('(max-width: 767px)').matches)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [table])

  const height = (isPhone ? PHONE_ROW : ROW) * GROUP
  // Its functions depend on the scroll position, so the component must not be memoized.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(count / GROUP),
    estimateSize: (group) => (groupSize(group, count) / GROUP) * height,
    measureElement: measureGroup,
    rangeExtractor: ({ startIndex, endIndex, count: groups }) => {
      // Their number stays the same, so that one group goes when another comes, in one layout.
      const visible = Math.ceil((virtualizer.scrollRect ?? FIRST_RECT).height / height) + 1
      const first = Math.max(0, startIndex - 1)
      const end = Math.min(groups, Math.max(startIndex + visible, endIndex + 1) + 1)
      return Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at)
    },
    scrollMargin: top,
    initialRect: FIRST_RECT,
  })

  useLayout(() => {
    if (scrollTo === undefined) return
    virtualizer.scrollToIndex(Math.floor(scrollTo / GROUP), { align: 'center' })
  }, [scrollTo, virtualizer])

  const { measureElement } = virtualizer
  const shown = virtualizer.getVirtualItems()
  const first = shown[0]
  const last = shown.at(-1)
  if (!first || !last) return { start: 0, end: 0, before: 0, after: 0, measure: measureElement }
  return {
    start: first.index * GROUP,
    end: Math.min(count, (last.index + 1) * GROUP),
    before: first.start - top,
    after: virtualizer.getTotalSize() - (last.end - top),
    measure: measureElement,
  }
}

/** Returns the number of rows in a group. */
export function groupSize(group: number, count: number): number {
  return Math.min(GROUP, count - group * GROUP)
}

/** Returns the height of a group, of which only the first row is observed. */
function measureGroup(firstRow: HTMLTableRowElement): number {
  let height = 0
  let row: Element | null = firstRow
  for (let at = 0; at < GROUP && row && row.ariaHidden !== 'true'; at++) {
    height += row.getBoundingClientRect().height
    row = row.nextElementSibling
  }
  return height
}
