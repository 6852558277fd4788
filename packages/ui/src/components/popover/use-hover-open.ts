import { type RefObject, useEffect } from 'react'

/** Opens a popover by hovering too. A page's first load can do without: the code for it comes later. */
export function useHoverOpen(
  button: RefObject<HTMLButtonElement | null>,
  panel: RefObject<HTMLElement | null>,
  enabled: boolean,
): void {
  useEffect(() => {
    const [trigger, target] = [button.current, panel.current]
    if (!enabled || !trigger || !target) return
    let stop: (() => void) | undefined
    let isGone = false
    const attach = async () => {
      try {
        const { hoverOpen } = await import('./hover-open')
        if (!isGone) stop = hoverOpen(trigger, target)
      } catch {
        // What didn't load is missed by nobody: a press opens it.
      }
    }
    void attach()
    return () => {
      isGone = true
      stop?.()
    }
  }, [button, panel, enabled])
}
