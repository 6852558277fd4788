const DISABLED = ':disabled'

/** The element that has the focus, and where it is. */
interface Place {
  element: Element
  /** The elements around it within its section, the closest first. On another page, none is left. */
  around: readonly HTMLElement[]
  /** The row of a table or the item of a list that it is in. */
  item: { list: Element; at: number; cell: number } | undefined
}

/**
 * Keeps the keyboard's place when what has the focus leaves the page. In a list that updates by itself,
 * the row that takes its place gets the focus. A button that was replaced by what it brought leaves the
 * focus there, and one that can't be pressed for a while gets it back. Without this, nothing would have
 * it.
 *
 * @returns a function that ends this.
 */
export function keepFocus(): () => void {
  let place = document.activeElement ? placeOf(document.activeElement) : undefined
  let wasDisabled = false
  const onFocusIn = ({ target }: FocusEvent) => {
    place = target instanceof Element ? placeOf(target) : undefined
    wasDisabled = false
  }
  const onFocusOut = ({ target }: FocusEvent) => {
    queueMicrotask(() => {
      // An element that was removed wasn't left, nor is one while another window has the focus.
      const wasLeft =
        target instanceof Element &&
        target.isConnected &&
        !target.matches(DISABLED) &&
        document.hasFocus()
      if (wasLeft && place?.element === target) place = undefined
    })
  }
  const observer = new MutationObserver(() => {
    if (!place) return
    const { element } = place
    if (element.isConnected) {
      if (wasDisabled && document.activeElement === document.body) {
        ;(element as HTMLElement).focus({ preventScroll: true })
      }
      wasDisabled = element.matches(DISABLED)
      place = placeOf(element)
      return
    }
    wasDisabled = false
    const last = place
    place = undefined
    if (document.activeElement === document.body) focusNear(last)
  })
  document.addEventListener('focusin', onFocusIn)
  document.addEventListener('focusout', onFocusOut)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled'],
  })
  return () => {
    document.removeEventListener('focusin', onFocusIn)
    document.removeEventListener('focusout', onFocusOut)
    observer.disconnect()
  }
}

function placeOf(element: Element): Place | undefined {
  // Outside of it, nothing leaves the page by itself.
  if (!element.closest('main')) return { element, around: [], item: undefined }
  const section = element.closest('section, article')
  const around: HTMLElement[] = []
  let one = element.parentElement
  while (one && section?.contains(one)) {
    around.push(one)
    one = one.parentElement
  }
  const cell = element.closest('td, th')
  const item = cell?.parentElement ?? element.closest('li')
  const list = item?.parentElement
  if (!item || !list) return { element, around, item: undefined }
  const at = [...list.children].indexOf(item)
  return { element, around, item: { list, at, cell: cell ? [...item.children].indexOf(cell) : -1 } }
}

function focusNear({ item, around }: Place): void {
  if (item?.list.isConnected) {
    const { children } = item.list
    const next = children[Math.min(item.at, children.length - 1)]
    if (focusIn(next?.children[item.cell]) || focusIn(next)) return
  }
  for (const rest of around) {
    if (!rest.isConnected) continue
    if (focusIn(rest)) return
    rest.tabIndex = -1
    rest.focus({ preventScroll: true })
    // One without a box of its own takes no focus.
    if (document.activeElement === rest) return
  }
}

function focusIn(part: Element | undefined): boolean {
  for (const control of part?.querySelectorAll<HTMLElement>('a, button, input') ?? []) {
    control.focus({ preventScroll: true })
    // A control that is hidden or disabled takes no focus.
    if (document.activeElement === control) return true
  }
  return false
}
