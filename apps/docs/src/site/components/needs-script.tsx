import type { ReactNode } from 'react'

/** Shows a text to readers without JavaScript. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return <noscript>{children}</noscript>
}
