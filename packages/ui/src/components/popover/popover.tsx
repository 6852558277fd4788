import { useEffect, useRef, useState, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { VisuallyHidden } from '../visually-hidden'
import styles from './popover.module.css'
import { useHoverOpen } from './use-hover-open'

export interface PopoverProps {
  /** Name of what it opens; the button is called so, followed by what it shows. */
  label: string
  /** What the button shows. */
  face: ReactNode
  /** What opens; a function is given the way to close it. Rendered while open. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Which edge it shares with its button. @default 'end' */
  align?: 'start' | 'end' | undefined
  disabled?: boolean | undefined
  /** A mouse that rests on the button opens it as well. @default false */
  openOnHover?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** For the button. */
  className?: string | undefined
}

const TOGGLES = ['beforetoggle', 'toggle'] as const

/** Below its button, in CSS pixels of the page, so that it scrolls along; the edges come from the button. */
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

/** A panel that opens below its button: the browser's own popover, with its ways to close. */
export function Popover({
  label,
  face,
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
    const [trigger, target] = [button.current, panel.current]
    if (!trigger || !target) return
    // As an attribute React 18 and 19 spell it differently; as a property there is one way.
    trigger.popoverTargetElement = target
    // The content comes before the panel opens and stays until it is closed: a browser gives the
    // focus back to the button only while it is inside.
    const onToggle = ({ type, newState }: ToggleEvent) => {
      const opens = newState === 'open'
      if (opens !== (type === 'beforetoggle')) return
      if (opens) place(target, trigger, align)
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
        // A tooltip would lie over what opens.
        title={openOnHover ? undefined : label}
        disabled={disabled}
        className={cx(styles['button'], className)}
      >
        <VisuallyHidden>{label}: </VisuallyHidden>
        {face}
      </button>
      <div ref={panel} popover="auto" role="dialog" aria-label={label} className={styles['panel']}>
        {open && <Content close={close}>{children}</Content>}
      </div>
    </>
  )
}
