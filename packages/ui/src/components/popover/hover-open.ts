/** Moving the pointer across without stopping doesn't open anything, … */
const OPEN_AFTER_MS = 120
/** … and moving it away briefly doesn't close anything. */
const CLOSE_AFTER_MS = 300
const CAN_HOVER = '(hover: hover) and (pointer: fine)'

/**
 * Opens a popover while a mouse hovers over its button or panel. A press on the button, or any
 * action inside the panel, keeps it open as if the button had been pressed. Keyboard and touch
 * input are unaffected.
 *
 * @param onHover Called before hovering opens or closes the popover.
 * @returns a function that stops this behavior.
 */
export function hoverOpen(
  trigger: HTMLButtonElement,
  target: HTMLElement,
  onHover: () => void,
): () => void {
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let byHover = false
  /** Closed by a press, it stays closed until the mouse has left. */
  let isPressed = false
  const on = (element: HTMLElement, types: string[], hear: (event: Event) => void) => {
    for (const type of types) element.addEventListener(type, hear, { signal: stop.signal })
  }
  const later = (ms: number, act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }
  const open = () => {
    // Another open popover would close, which the visitor may be using.
    if (trigger.disabled || document.querySelector(':popover-open, dialog[open]')) return
    onHover()
    target.showPopover()
    byHover = true
  }
  const keep = () => (byHover = false)
  // Only on movement: a page that opens under a resting mouse shouldn't open the popover.
  on(trigger, ['pointermove'], (event) => {
    const isMouse = (event as PointerEvent).pointerType === 'mouse'
    if (isMouse && !isPressed && matchMedia(CAN_HOVER).matches) later(OPEN_AFTER_MS, open)
  })
  on(target, ['pointerenter'], () => clearTimeout(timer))
  for (const element of [trigger, target]) {
    on(element, ['pointerleave'], () => {
      isPressed = false
      later(CLOSE_AFTER_MS, () => {
        if (!byHover) return
        onHover()
        target.hidePopover()
      })
    })
  }
  on(trigger, ['click'], (event) => {
    clearTimeout(timer)
    // A press on a popover that is already open by hover keeps it open.
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
