import { useEffect, type RefObject } from 'react'
import type { OpenChangeReason } from '../../internal/open'

/**
 * Makes a popover open on hover too. The code for this loads later, because the first load doesn't
 * need it.
 */
export function useHoverOpen(
  button: RefObject<HTMLButtonElement | null>,
  panel: RefObject<HTMLElement | null>,
  enabled: boolean,
  because: (reason: OpenChangeReason) => void,
): void {
  useEffect(() => {
    const [trigger, target] = [button.current, panel.current]
    if (!enabled || !trigger || !target) return
    let stop: (() => void) | undefined
    let isGone = false
    const attach = async () => {
      try {
        const { hoverOpen } = await import('./hover-open')
        if (!isGone) stop = hoverOpen(trigger, target, () => because('hover'))
      } catch {
        // If the code fails to load, a press still opens it.
      }
    }
    void attach()
    return () => {
      isGone = true
      stop?.()
    }
  }, [button, panel, enabled, because])
}
