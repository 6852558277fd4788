'use client'

import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import * as Radix from '@radix-ui/react-toast'
import { cx } from '../../internal/cx'
import { Button, IconButton } from '../button'
import { IconClose } from '../icons'
import styles from './toast.module.css'

/**
 * A short message for a `Toaster`.
 *
 * @example
 * ```tsx
 * import type { ToastMessage } from '@mcm/ui/toast'
 *
 * const removed: ToastMessage = {
 *   id: 'removed',
 *   text: 'Removed from your watchlist',
 *   action: { label: 'Undo', hint: 'Press the star again', onPress: () => {} },
 * }
 *
 * <p>{removed.text}</p>
 * ```
 */
export interface ToastMessage {
  id: string
  text: ReactNode
  /** @default 'notice' */
  tone?: 'notice' | 'error' | undefined
  /** A single action. `hint` tells people who miss the toast how else they can perform it. */
  action?: { label: string; hint: string; onPress: () => void } | undefined
}

/**
 * Props of `Toaster`.
 *
 * @example
 * ```tsx
 * import { Toaster, type ToasterProps } from '@mcm/ui/toast'
 *
 * const toaster: ToasterProps = { messages: [], onDismiss: () => {}, duration: 8000 }
 *
 * <>
 *   <Toaster {...toaster} />
 *   <p>Messages appear below.</p>
 * </>
 * ```
 */
export interface ToasterProps extends Omit<ComponentPropsWithoutRef<'ol'>, 'children'> {
  messages: readonly ToastMessage[]
  /** Called when a message is dismissed or expires. */
  onDismiss: (id: string) => void
  /**
   * Time in milliseconds until the toast disappears. The timer pauses while the pointer or focus is
   * on the toast. @default 5000
   */
  duration?: number | undefined
}

/**
 * Shows short messages about something that just happened elsewhere, at the bottom of the window.
 * The list is in the page only while it has messages.
 *
 * @example
 * ```tsx
 * import { Button } from '@mcm/ui/button'
 * import { Toaster, type ToastMessage } from '@mcm/ui/toast'
 * import { useState } from 'react'
 *
 * function Messages() {
 *   const [messages, setMessages] = useState<readonly ToastMessage[]>([])
 *   return (
 *     <>
 *       <Button onClick={() => setMessages([{ id: 'saved', text: 'Saved' }])}>Save</Button>
 *       <Toaster
 *         messages={messages}
 *         onDismiss={(id) => setMessages(messages.filter((message) => message.id !== id))}
 *       />
 *     </>
 *   )
 * }
 *
 * <Messages />
 * ```
 */
export const Toaster = /* @__PURE__ */ forwardRef<HTMLOListElement, ToasterProps>(function Toaster(
  { messages, onDismiss, duration = 5000, className, ...rest },
  ref,
) {
  // An empty viewport would add an inline style to server-rendered pages.
  if (messages.length === 0) return null
  return (
    <Radix.Provider duration={duration} swipeDirection="down">
      {messages.map(({ id, text, tone = 'notice', action }) => (
        <Radix.Root
          key={id}
          type={tone === 'error' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && onDismiss(id)}
          className={cx(styles['toast'], styles[tone])}
        >
          <Radix.Description className={styles['text']}>{text}</Radix.Description>
          {action && (
            <Radix.Action asChild altText={action.hint}>
              <Button size="small" onClick={action.onPress}>
                {action.label}
              </Button>
            </Radix.Action>
          )}
          <Radix.Close asChild>
            <IconButton label="Dismiss" size="small">
              <IconClose size={14} />
            </IconButton>
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport ref={ref} {...rest} className={cx(styles['viewport'], className)} />
    </Radix.Provider>
  )
})
