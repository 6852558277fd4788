'use client'

import { forwardRef, type ComponentPropsWithoutRef, type ReactElement, type ReactNode } from 'react'
import * as Radix from '@radix-ui/react-tooltip'
import { cx } from '../../internal/cx'
import { useOpen, type OpenProps } from '../../internal/open'
import styles from './tooltip.module.css'

/**
 * Props of `Tooltip`.
 *
 * @example
 * ```tsx
 * import { Button } from '@mcm/ui/button'
 * import { Tooltip, type TooltipProps } from '@mcm/ui/tooltip'
 *
 * const tooltip: TooltipProps = { text: 'Copied', side: 'left', children: <Button>Copy</Button> }
 *
 * <Tooltip {...tooltip} />
 * ```
 */
export interface TooltipProps extends OpenProps, Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** A few words. Visitors who can't hover won't see them, so they must not be essential. */
  text: ReactNode
  /** The element that the tooltip describes. It must be focusable. */
  children: ReactElement
  /** @default 'top' */
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined
}

/**
 * Shows a short note on hover and focus. The ref and other props belong to the note.
 *
 * @example
 * ```tsx
 * import { Button } from '@mcm/ui/button'
 * import { Tooltip } from '@mcm/ui/tooltip'
 *
 * <Tooltip text="The time at which the block was mined">
 *   <Button variant="quiet">14 s ago</Button>
 * </Tooltip>
 * ```
 */
export const Tooltip = /* @__PURE__ */ forwardRef<HTMLDivElement, TooltipProps>(function Tooltip(
  { text, children, side = 'top', open: given, defaultOpen, onOpenChange, className, ...rest },
  ref,
) {
  const { open, setOpen, because } = useOpen({ open: given, defaultOpen, onOpenChange }, 'hover')
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Trigger asChild onPointerDown={() => because('trigger')}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            ref={ref}
            {...rest}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            onEscapeKeyDown={() => because('escape')}
            onPointerDownOutside={() => because('outside')}
            className={cx(styles['tooltip'], className)}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
})
