import { useEffect, useRef, useState, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { VisuallyHidden } from '../visually-hidden'
import styles from './popover.module.css'
import { useHoverOpen } from './use-hover-open'

export interface PopoverProps {
  /** The panel's name. The button's name is the panel's name, followed by its visible text. */
  label: string
  /** The content of the button. */
  trigger: ReactNode
  /**
   * The panel's content, which is rendered only while the panel is open. A function receives a
   * callback that closes the panel.
   */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** The edge of the button with which the panel is aligned. @default 'end' */
  align?: 'start' | 'end' | undefined
  disabled?: boolean | undefined
  /** Whether hovering over the button also opens it. @default false */
  openOnHover?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Class name of the button. */
  className?: string | undefined
}

const TOGGLES = ['beforetoggle', 'toggle'] as const

/**
 * Positions the panel below its button in page coordinates, so that it scrolls with the page. The
 * edges are those of the button.
 */
function place(panel: HTMLElement, button: HTMLElement, align: 'start' | 'end') {
  const box = button.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  const rightward = (align === 'start') === (getComputedStyle(button).direction === 'ltr')
  panel.style.top = `${box.bottom + window.scrollY + 6}px`
  panel.style.left = rightward ? `${Math.max(8, box.left)}px` : 'auto'
  panel.style.right = rightward ? 'auto' : `${Math.max(8, width - box.right)}px`
}

function Content({ children, close }: Pick<PopoverProps, 'children'> & { close: () => void }) {
  return typeof children === 'function' ? children(close) : children
}

/**
 * Shows a panel that opens below its button. It uses the browser's native popover, including its
 * built-in ways to dismiss it.
 */
export function Popover({
  label,
  trigger,
  children,
  align = 'end',
  disabled = false,
  openOnHover = false,
  onOpenChange,
  className,
}: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const [opener, target] = [button.current, panel.current]
    if (!opener || !target) return
    // React 18 and 19 spell the attribute differently; the property works in both.
    opener.popoverTargetElement = target
    // The content is rendered before the panel opens and stays until it closes: browsers return
    // focus to the button only if it was inside the panel.
    const onToggle = ({ type, newState }: ToggleEvent) => {
      const opens = newState === 'open'
      if (opens !== (type === 'beforetoggle')) return
      if (opens) place(target, opener, align)
      setOpen(opens)
      onOpenChange?.(opens)
    }
    for (const type of TOGGLES) target.addEventListener(type, onToggle)
    return () => {
      for (const type of TOGGLES) target.removeEventListener(type, onToggle)
    }
  }, [align, onOpenChange])

  useHoverOpen(button, panel, openOnHover)

  const close = () => panel.current?.hidePopover()
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        // A tooltip would cover the panel.
        title={openOnHover ? undefined : label}
        disabled={disabled}
        className={cx(styles['button'], className)}
      >
        <VisuallyHidden>{label}: </VisuallyHidden>
        {trigger}
      </button>
      <div ref={panel} popover="auto" role="dialog" aria-label={label} className={styles['panel']}>
        {open && <Content close={close}>{children}</Content>}
      </div>
    </>
  )
}
