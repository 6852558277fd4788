'use client'

import {
  forwardRef,
  useEffect,
  useId,
  useRef,
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { cx } from '../../internal/cx'
import { useOpen, type OpenProps } from '../../internal/open'
import { useOwnRef } from '../../internal/use-own-ref'
import { IconButton } from '../button'
import { IconClose } from '../icons'
import { Heading } from '../text'
import styles from './dialog.module.css'

/**
 * Props of `Dialog`.
 *
 * @example
 * ```tsx
 * import { Dialog, type DialogProps } from '@mcm/ui/dialog'
 *
 * const dialog: DialogProps = {
 *   title: 'Remove this address?',
 *   children: 'Its label is deleted too.',
 * }
 *
 * <Dialog {...dialog} defaultOpen />
 * ```
 */
export interface DialogProps
  extends
    OpenProps,
    Omit<
      ComponentPropsWithoutRef<'dialog'>,
      'title' | 'open' | 'onPointerDown' | 'onClick' | 'onCancel' | 'onClose'
    > {
  title: ReactNode
  /**
   * The dialog's content. It is rendered only while the dialog is open, so that a form starts fresh
   * each time.
   */
  children: ReactNode
  /** The buttons, with the main action last. */
  actions?: ReactNode | undefined
}

/**
 * Shows a modal dialog with one question. The browser's own dialog element traps and restores
 * focus.
 *
 * @example
 * ```tsx
 * import { Button } from '@mcm/ui/button'
 * import { Dialog } from '@mcm/ui/dialog'
 * import { useState } from 'react'
 *
 * function Remove() {
 *   const [open, setOpen] = useState(false)
 *   return (
 *     <>
 *       <Button onClick={() => setOpen(true)}>Remove</Button>
 *       <Dialog
 *         open={open}
 *         onOpenChange={setOpen}
 *         title="Remove this address?"
 *         actions={<Button variant="solid">Remove</Button>}
 *       >
 *         Its label is deleted too.
 *       </Dialog>
 *     </>
 *   )
 * }
 *
 * <Remove />
 * ```
 */
export const Dialog = /* @__PURE__ */ forwardRef<HTMLDialogElement, DialogProps>(function Dialog(
  { open: given, defaultOpen, onOpenChange, title, children, actions, className, ...rest },
  ref,
) {
  const id = useId()
  const dialog = useOwnRef(ref)
  const { open, setOpen, because } = useOpen({ open: given, defaultOpen, onOpenChange }, 'browser')

  useEffect(() => {
    const element = dialog.current
    if (open && !element?.open) element?.showModal()
    else if (!open && element?.open) element.close()
  }, [dialog, open])

  const closeBecause = (reason: 'escape' | 'outside' | 'close') => {
    because(reason)
    setOpen(false)
  }

  // The browser also fires `close` after the `element.close()` above, when the owner has
  // already updated its state.
  const closedByBrowser = () => {
    if (open && !dialog.current?.open) setOpen(false)
  }

  // Outside the panel is the dialog element itself, which has no padding. A press that only
  // ends there, such as a text selection, doesn't count.
  const pressed = useRef<EventTarget>(null)
  const pressOutside = ({ target }: MouseEvent) => {
    if (target === dialog.current && pressed.current === target) closeBecause('outside')
  }

  return (
    // Keyboard users close the dialog with Escape, which the browser sends as `cancel`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-labelledby={id}
      {...rest}
      onPointerDown={({ target }) => (pressed.current = target)}
      onClick={pressOutside}
      onCancel={(event) => {
        event.preventDefault()
        closeBecause('escape')
      }}
      onClose={closedByBrowser}
      className={cx(styles['dialog'], className)}
    >
      {open && (
        <div className={styles['panel']}>
          <Heading level={2} id={id} className={styles['top']}>
            {title}
          </Heading>
          <div>{children}</div>
          {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
          {/* Last, so that focus starts at the first field. */}
          <IconButton
            label="Close"
            onClick={() => closeBecause('close')}
            className={styles['close']}
          >
            <IconClose />
          </IconButton>
        </div>
      )}
    </dialog>
  )
})
