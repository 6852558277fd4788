import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { SkipLink } from './skip-link'
import styles from './app-shell.module.css'

/**
 * Props of `AppShell`.
 *
 * @example
 * ```tsx
 * import { AppShell, type AppShellProps, Footer, Header } from '@mcm/ui/app-shell'
 * import { Banner } from '@mcm/ui/banner'
 *
 * const shell: AppShellProps = {
 *   header: <Header name="Mochimo" />,
 *   footer: <Footer />,
 *   notice: <Banner title="The endpoint is syncing" />,
 *   children: 'Welcome',
 * }
 *
 * <AppShell {...shell} />
 * ```
 */
export interface AppShellProps extends ComponentPropsWithoutRef<'div'> {
  header: ReactNode
  footer: ReactNode
  /**
   * A message that is important on every screen, such as a `Banner`. It appears at the bottom edge
   * of the window, so it doesn't move anything the visitor is reading.
   */
  notice?: ReactNode | undefined
  /** The content of the screen. */
  children: ReactNode
}

/**
 * The id of the page's main element, which the skip link targets.
 *
 * @example
 * ```ts
 * import { MAIN_ID } from '@mcm/ui/app-shell'
 *
 * MAIN_ID // => 'content'
 * ```
 */
export const MAIN_ID = 'content'

/**
 * Arranges the header, the screen and the footer. The footer starts below the first screenful, no
 * matter what loads above it.
 *
 * @example
 * ```tsx
 * import { AppShell, Footer, Header } from '@mcm/ui/app-shell'
 * import { Page } from '@mcm/ui/layout'
 *
 * <AppShell
 *   header={<Header name="Mochimo" />}
 *   footer={<Footer>Not financial advice.</Footer>}
 * >
 *   <Page>Welcome</Page>
 * </AppShell>
 * ```
 */
export const AppShell = /* @__PURE__ */ forwardRef<HTMLDivElement, AppShellProps>(function AppShell(
  { header, footer, notice, children, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} className={cx(styles['shell'], className)}>
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
})
