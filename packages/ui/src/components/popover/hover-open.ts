/** A pointer that only passes by opens nothing, … */
const OPEN_AFTER_MS = 120
/** … and one that strays for a moment closes nothing. */
const CLOSE_AFTER_MS = 300
const CAN_HOVER = '(hover: hover) and (pointer: fine)'

/**
 * Opens a popover while a mouse rests on its button or on itself. A press on the button, or anything
 * done inside, keeps it open as if it had been pressed open. Keyboards and touch are unaffected.
 *
 * @returns how to stop.
 */
export function hoverOpen(trigger: HTMLButtonElement, target: HTMLElement): () => void {
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let byHover = false
  /** What was closed by a press stays closed until the mouse has been elsewhere. */
  let isPressed = false
  const on = (element: HTMLElement, types: string[], hear: (event: Event) => void) => {
    for (const type of types) element.addEventListener(type, hear, { signal: stop.signal })
  }
  const later = (ms: number, act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }
  const open = () => {
    // Another one that is open would close, which the visitor may be busy with.
    if (trigger.disabled || document.querySelector(':popover-open, dialog[open]')) return
    target.showPopover()
    byHover = true
  }
  const keep = () => (byHover = false)
  // Not when it enters: a page that opens under a resting mouse was not asked for anything.
  on(trigger, ['pointermove'], (event) => {
    const isMouse = (event as PointerEvent).pointerType === 'mouse'
    if (isMouse && !isPressed && matchMedia(CAN_HOVER).matches) later(OPEN_AFTER_MS, open)
  })
  on(target, ['pointerenter'], () => clearTimeout(timer))
  for (const element of [trigger, target]) {
    on(element, ['pointerleave'], () => {
      isPressed = false
      later(CLOSE_AFTER_MS, () => {
        if (byHover) target.hidePopover()
      })
    })
  }
  on(trigger, ['click'], (event) => {
    clearTimeout(timer)
    // The press of one who saw it open means to keep it, not to close it.
    if (byHover) event.preventDefault()
    isPressed = true
    keep()
  })
  on(target, ['pointerdown', 'focusin'], keep)
  on(target, ['toggle'], (event) => {
    if ((event as ToggleEvent).newState === 'closed') keep()
  })
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}
