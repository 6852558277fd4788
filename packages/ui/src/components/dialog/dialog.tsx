import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { IconButton } from '../button'
import { IconClose } from '../icons'
import { Heading } from '../text'
import styles from './dialog.module.css'

export interface DialogProps {
  open: boolean
  /**
   * Called once when the visitor presses Escape, the close button, or anything outside. It must set
   * `open` to false.
   */
  onClose: () => void
  title: ReactNode
  /**
   * The dialog's content. It is rendered only while the dialog is open, so that a form starts fresh
   * each time.
   */
  children: ReactNode
  /** The buttons, with the main action last. */
  actions?: ReactNode | undefined
  className?: string | undefined
}

/**
 * Shows a modal dialog with one question. The browser's own dialog element traps and restores
 * focus.
 */
export function Dialog({ open, onClose, title, children, actions, className }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (open && !element?.open) element?.showModal()
    else if (!open && element?.open) element.close()
  }, [open])

  // The browser also fires `close` after the `element.close()` above, when the owner has
  // already updated its state.
  const closedByBrowser = () => {
    if (open && !dialog.current?.open) onClose()
  }

  // Outside the panel is the dialog element itself, which has no padding. A press that only
  // ends there, such as a text selection, doesn't count.
  const pressed = useRef<EventTarget>(null)
  const pressOutside = ({ target }: MouseEvent) => {
    if (target === dialog.current && pressed.current === target) onClose()
  }

  return (
    // Keyboard users close the dialog with Escape, which the browser sends as `cancel`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onPointerDown={({ target }) => (pressed.current = target)}
      onClick={pressOutside}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
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
          <IconButton label="Close" onClick={onClose} className={styles['close']}>
            <IconClose />
          </IconButton>
        </div>
      )}
    </dialog>
  )
}
