import type { ComponentPropsWithoutRef } from 'react'

/** The maximum number of characters that stay on one line, even on a phone. */
const SHORT = 24

/** Inline code. If it is short, it doesn't wrap. */
export function Code({ children, className, ...rest }: ComponentPropsWithoutRef<'code'>) {
  const isShort = typeof children === 'string' && children.length <= SHORT
  return (
    <code {...rest} className={isShort ? 'short' : className}>
      {children}
    </code>
  )
}
