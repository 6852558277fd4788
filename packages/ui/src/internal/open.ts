import { useCallback, useRef } from 'react'
import { useControlled } from './use-controlled'

/**
 * Explains why something opened or closed: a press on its `trigger`; a pointer or the focus that
 * reached or left the trigger (`hover`); the Escape key or a phone's back gesture (`escape`); a press or
 * the focus `outside`; a `close` button or callback; the selection of an item (`select`); or the
 * `browser`, for example because another popover opened.
 *
 * @example
 * ```tsx
 * import { Dialog, type OpenChangeReason } from '@mcm/ui/dialog'
 *
 * const reasons: OpenChangeReason[] = []
 *
 * <Dialog title="Draft" onOpenChange={(_open, reason) => reasons.push(reason)}>
 *   Nothing is lost if you leave.
 * </Dialog>
 * ```
 */
export type OpenChangeReason =
  'trigger' | 'hover' | 'escape' | 'outside' | 'close' | 'select' | 'browser'

/** The props of everything that opens. */
export interface OpenProps {
  /** Whether it is open. Without it, the component keeps its own state. */
  open?: boolean | undefined
  /** Whether it is initially open, if it keeps its own state. @default false */
  defaultOpen?: boolean | undefined
  /** Called when it should open or close, and why. With `open`, the parent must follow. */
  onOpenChange?: ((open: boolean, reason: OpenChangeReason) => void) | undefined
}

/**
 * Returns whether something is open, a function that opens or closes it, and a function that names the
 * reason in advance. A change without a named reason has the `usual` one.
 */
export function useOpen(
  { open: given, defaultOpen = false, onOpenChange }: OpenProps,
  usual: OpenChangeReason,
): {
  open: boolean
  setOpen: (open: boolean) => void
  because: (reason: OpenChangeReason | undefined) => void
} {
  const [open, request] = useControlled(given, defaultOpen, onOpenChange)
  const reason = useRef<OpenChangeReason>(undefined)
  const because = useCallback((next: OpenChangeReason | undefined) => {
    reason.current = next
  }, [])
  const setOpen = (next: boolean) => {
    request(next, reason.current ?? usual)
    reason.current = undefined
  }
  return { open, setOpen, because }
}
