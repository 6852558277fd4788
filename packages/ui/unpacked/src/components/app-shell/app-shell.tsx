import type { ReactNode } from 'react'
import { SkipLink } from './skip-link'
import styles from './app-shell.module.css'

export interface AppShellProps {
  header: ReactNode
  footer: ReactNode
  /**
   * Important on every screen, such as a `Banner`. It sits at the bottom edge of the window, so
   * it moves nothing the visitor is reading.
   */
  notice?: ReactNode | undefined
  /** The screen. */
  children: ReactNode
}

/** The id of the page's main element, which the skip link targets. */
export const MAIN_ID = 'content'

/**
 * Header, screen and footer. The footer starts below the first screenful, whatever loads above
 * it.
 */
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
