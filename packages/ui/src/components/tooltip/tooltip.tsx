import type { ReactElement, ReactNode } from 'react'
import { Tooltip as Radix } from 'radix-ui'
import styles from './tooltip.module.css'

export interface TooltipProps {
  /** A few words; whoever cannot hover must do without, so nothing that is needed. */
  text: ReactNode
  /** What it is about: one element that can have the focus. */
  children: ReactElement
  /** @default 'top' */
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined
  /** Shown from the start, for stories. */
  defaultOpen?: boolean | undefined
}

/** A remark on hover and on focus. */
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
