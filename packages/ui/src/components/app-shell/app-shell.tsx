import type { ReactNode } from 'react'
import { SkipLink } from './skip-link'
import styles from './app-shell.module.css'

export interface AppShellProps {
  header: ReactNode
  footer: ReactNode
  /** The screen. */
  children: ReactNode
}

/** The id of the page's main part: where the skip link leads. */
export const MAIN_ID = 'content'

/** Header, screen and footer; the footer keeps to the bottom of short pages. */
export function AppShell({ header, footer, children }: AppShellProps) {
  return (
    <div className={styles['shell']}>
      <SkipLink />
      {header}
      <main id={MAIN_ID} tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      {footer}
    </div>
  )
}
