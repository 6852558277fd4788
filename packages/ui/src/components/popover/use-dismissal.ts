import { useEffect, type RefObject } from 'react'
import type { OpenChangeReason } from '../../internal/open'

/** Names the reason why the browser is about to close an open popover. */
export function useDismissal(
  panel: RefObject<HTMLElement | null>,
  shown: boolean,
  because: (reason: OpenChangeReason | undefined) => void,
): void {
  useEffect(() => {
    if (!shown) return
    const onPress = ({ target }: PointerEvent) =>
      because(panel.current?.contains(target as Node) ? undefined : 'outside')
    const onKey = ({ key }: KeyboardEvent) => because(key === 'Escape' ? 'escape' : undefined)
    document.addEventListener('pointerdown', onPress, true)
    document.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('pointerdown', onPress, true)
      document.removeEventListener('keydown', onKey, true)
    }
  }, [panel, shown, because])
}
