import { useEffect, type RefObject } from 'react'

/**
 * Closes an open popover when Tab moves the focus out of it, because it may cover what has the focus
 * now.
 */
export function useTabOut(
  button: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  shown: boolean,
): void {
  useEffect(() => {
    const target = panel.current
    if (!shown || !target) return
    let isTab = false
    const onKey = ({ key }: KeyboardEvent) => (isTab = key === 'Tab')
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!isTab || !(relatedTarget instanceof Node)) return
      if (!target.contains(relatedTarget) && !button.current?.contains(relatedTarget)) {
        target.hidePopover()
      }
    }
    document.addEventListener('keydown', onKey, true)
    target.addEventListener('focusout', onFocusOut)
    return () => {
      document.removeEventListener('keydown', onKey, true)
      target.removeEventListener('focusout', onFocusOut)
    }
  }, [button, panel, shown])
}
