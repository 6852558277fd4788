import type { MouseEvent } from 'react'

const OWN_PURPOSE = 'a, button, input, select, textarea, label, summary'

/**
 * Follows a row's link, which is the one with `data-row-link` or the first, when the row is pressed
 * outside the link, taking modifier keys into account. Interactive elements keep their own action, and
 * selecting text doesn't follow the link.
 */
export function followRowLink(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey, altKey } = event
  if (event.defaultPrevented || !(target instanceof Element)) return
  if (target.closest(OWN_PURPOSE) || getSelection()?.isCollapsed === false) return
  const press = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }
  const link = currentTarget.querySelector('[data-row-link]') ?? currentTarget.querySelector('a')
  link?.dispatchEvent(new globalThis.MouseEvent('click', press))
}
