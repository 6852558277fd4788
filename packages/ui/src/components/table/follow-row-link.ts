import type { MouseEvent } from 'react'

const OWN_PURPOSE = 'a, button, input, select, textarea, label, summary'

/**
 * Follows the first link of a row that was pressed beside it, with the keys that were held. What has a
 * purpose of its own keeps it, and a press that selects text follows nothing.
 */
export function followRowLink(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey, altKey } = event
  if (event.defaultPrevented || !(target instanceof Element)) return
  if (target.closest(OWN_PURPOSE) || getSelection()?.isCollapsed === false) return
  const press = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }
  currentTarget.querySelector('a')?.dispatchEvent(new globalThis.MouseEvent('click', press))
}
