import { useEffect } from 'react'

/** The element of a table's row that has the focus, and where it is. */
interface Place {
  element: Element
  body: HTMLTableSectionElement
  row: number
  cell: number
}

/**
 * Keeps the keyboard's place in lists that update by themselves: if the row with the focus leaves its
 * table, the row that takes its place gets the focus. Without this, nothing would have it.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let place: Place | undefined
    const onFocusIn = ({ target }: FocusEvent) => {
      place = target instanceof Element ? placeOf(target) : undefined
    }
    const onFocusOut = ({ target }: FocusEvent) => {
      queueMicrotask(() => {
        // An element that was removed wasn't left, nor is one while another window has the focus.
        const wasLeft = target instanceof Element && target.isConnected && document.hasFocus()
        if (wasLeft && place?.element === target) place = undefined
      })
    }
    const observer = new MutationObserver(() => {
      if (!place) return
      const { element, body } = place
      if (element.isConnected) {
        place = placeOf(element)
        return
      }
      const last = place
      place = undefined
      if (body.isConnected && document.activeElement === document.body) focusNear(last)
    })
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('focusout', onFocusOut)
    observer.observe(document.body, { subtree: true, childList: true })
    return () => {
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('focusout', onFocusOut)
      observer.disconnect()
    }
  }, [])
}

function placeOf(element: Element): Place | undefined {
  const cell = element.closest('td, th')
  const row = cell?.parentElement
  const body = row?.parentElement
  if (!(row instanceof HTMLTableRowElement && body instanceof HTMLTableSectionElement)) return
  return {
    element,
    body,
    row: row.sectionRowIndex,
    cell: [...row.cells].findIndex((part) => part === cell),
  }
}

function focusNear({ body: { rows }, row: at, cell }: Place): void {
  const row = rows[Math.min(at, rows.length - 1)]
  for (const part of [row?.cells[cell], row]) {
    for (const control of part?.querySelectorAll<HTMLElement>('a, button') ?? []) {
      control.focus({ preventScroll: true })
      // A control that is hidden or disabled takes no focus.
      if (document.activeElement === control) return
    }
  }
}
