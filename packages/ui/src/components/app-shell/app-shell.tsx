import type { ReactNode } from 'react'
import { SkipLink } from './skip-link'
import styles from './app-shell.module.css'

export interface AppShellProps {
  header: ReactNode
  footer: ReactNode
  /**
   * What the visitor should know on every screen, a `Banner`: it stays at the window's lower edge,
   * where it moves nothing that is being read when it comes.
   */
  notice?: ReactNode | undefined
  /** The screen. */
  children: ReactNode
}

/** The id of the page's main part: where the skip link leads. */
export const MAIN_ID = 'content'

/** Header, screen and footer; the footer waits below the first windowful, whatever loads above it. */
export function AppShell({ header, footer, notice, children }: AppShellProps) {
  return (
    <div className={styles['shell']}>
      <SkipLink />
      {header}
      <main id={MAIN_ID} tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      {notice !== undefined && (
        <div className={styles['dock']}>
          <div className={styles['notice']}>{notice}</div>
        </div>
      )}
      {footer}
    </div>
  )
}
