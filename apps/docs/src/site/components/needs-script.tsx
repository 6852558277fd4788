import type { ReactNode } from 'react'

/** Stands where something interactive would, for readers without JavaScript. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return <noscript>{children}</noscript>
}
