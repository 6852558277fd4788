import type { ReactNode } from 'react'

/** Text for readers without JavaScript. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return <noscript>{children}</noscript>
}
