import type { ReactElement, ReactNode } from 'react'
import { Tooltip as Radix } from 'radix-ui'
import styles from './tooltip.module.css'

export interface TooltipProps {
  /** A few words. Visitors who can't hover won't see them, so they must not be essential. */
  text: ReactNode
  /** The element that the tooltip describes. It must be focusable. */
  children: ReactElement
  /** @default 'top' */
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined
  /** Whether the tooltip is initially open, for stories. */
  defaultOpen?: boolean | undefined
}

/** Shows a short note on hover and focus. */
export function Tooltip({ text, children, side = 'top', defaultOpen = false }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root defaultOpen={defaultOpen}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={styles['tooltip']}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
