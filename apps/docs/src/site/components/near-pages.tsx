import type { ReactNode } from 'react'

/** What to do on a page that doesn't exist, after the pages that its URL may mean. */
export function NearPages({ children }: { children: ReactNode }) {
  return (
    <div data-island="near-pages">
      <p>
        <span data-part="guess" />
        {children}
      </p>
    </div>
  )
}
