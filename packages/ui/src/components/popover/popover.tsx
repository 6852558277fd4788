'use client'

import {
  forwardRef,
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react'
import { cx } from '../../internal/cx'
import { useOpen, type OpenProps } from '../../internal/open'
import { useOwnRef } from '../../internal/use-own-ref'
import { VisuallyHidden } from '../visually-hidden'
import styles from './popover.module.css'
import { useDismissal } from './use-dismissal'
import { useHoverOpen } from './use-hover-open'
import { useTabOut } from './use-tab-out'

/**
 * Props of `Popover`.
 *
 * @example
 * ```tsx
 * import { Popover, type PopoverProps } from '@mcm/ui/popover'
 *
 * const popover: PopoverProps = { label: 'Address code', trigger: 'QR', children: 'Scan this code' }
 *
 * <Popover {...popover} openOnHover />
 * ```
 */
export interface PopoverProps
  extends OpenProps, Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
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
 * built-in ways to dismiss it. The ref and other props belong to the button.
 *
 * @example
 * ```tsx
 * import { Button } from '@mcm/ui/button'
 * import { Popover } from '@mcm/ui/popover'
 *
 * <Popover label="Watchlist" trigger="3">
 *   {(close) => <Button onClick={close}>Done</Button>}
 * </Popover>
 * ```
 */
export const Popover = /* @__PURE__ */ forwardRef<HTMLButtonElement, PopoverProps>(function Popover(
  {
    label,
    trigger,
    children,
    align = 'end',
    openOnHover = false,
    open: given,
    defaultOpen,
    onOpenChange,
    onClick,
    className,
    ...rest
  },
  ref,
) {
  const button = useOwnRef(ref)
  const panel = useRef<HTMLDivElement>(null)
  const { open, setOpen, because } = useOpen({ open: given, defaultOpen, onOpenChange }, 'browser')
  // What the browser shows, which follows `open` and can also lead it.
  const [shown, setShown] = useState(false)
  const follow = useRef({ open, setOpen })

  useEffect(() => {
    follow.current = { open, setOpen }
  })

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
      setShown(opens)
      if (opens !== follow.current.open) follow.current.setOpen(opens)
    }
    for (const type of TOGGLES) target.addEventListener(type, onToggle)
    return () => {
      for (const type of TOGGLES) target.removeEventListener(type, onToggle)
    }
  }, [align, button])

  useEffect(() => {
    if (open !== shown) panel.current?.togglePopover(open)
  }, [open, shown])

  useDismissal(panel, shown, because)
  useTabOut(button, panel, shown)
  useHoverOpen(button, panel, openOnHover, because)

  const close = () => {
    because('close')
    panel.current?.hidePopover()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={shown}
        // A tooltip would cover the panel.
        title={openOnHover ? undefined : label}
        {...rest}
        onClick={(event) => {
          because('trigger')
          onClick?.(event)
        }}
        className={cx(styles['button'], className)}
      >
        <VisuallyHidden>{label}: </VisuallyHidden>
        {trigger}
      </button>
      <div ref={panel} popover="auto" role="dialog" aria-label={label} className={styles['panel']}>
        {shown && <Content close={close}>{children}</Content>}
      </div>
    </>
  )
})
