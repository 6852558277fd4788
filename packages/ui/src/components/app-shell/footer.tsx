import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { Link } from '../link'
import styles from './footer.module.css'

/**
 * A column of links in a `Footer`.
 *
 * @example
 * ```tsx
 * import { Footer, type FooterGroup } from '@mcm/ui/app-shell'
 *
 * const project: FooterGroup = {
 *   title: 'Project',
 *   links: [{ label: 'GitHub', href: 'https://github.com/mochimo-mcm/mcm', newTab: true }],
 * }
 *
 * <Footer groups={[project]} />
 * ```
 */
export interface FooterGroup {
  title: string
  links: readonly { label: string; href: string; newTab?: boolean | undefined }[]
}

/**
 * Props of `Footer`.
 *
 * @example
 * ```tsx
 * import { Footer, type FooterProps } from '@mcm/ui/app-shell'
 *
 * const footer: FooterProps = { children: 'Not financial advice.' }
 *
 * <Footer {...footer} />
 * ```
 */
export interface FooterProps extends ComponentPropsWithoutRef<'footer'> {
  /** Columns of links. Groups without links are omitted. */
  groups?: readonly FooterGroup[] | undefined
  /** The page footer: disclaimers and the theme switch. */
  children?: ReactNode | undefined
}

/**
 * Shows the footer of every page: columns of links, followed by the small print.
 *
 * @example
 * ```tsx
 * import { Footer } from '@mcm/ui/app-shell'
 *
 * <Footer groups={[{ title: 'Project', links: [{ label: 'Docs', href: '/docs' }] }]}>
 *   Not financial advice.
 * </Footer>
 * ```
 */
export const Footer = /* @__PURE__ */ forwardRef<HTMLElement, FooterProps>(function Footer(
  { groups, children, className, ...rest },
  ref,
) {
  const shown = groups?.filter((group) => group.links.length > 0) ?? []
  return (
    <footer ref={ref} {...rest} className={cx(styles['footer'], className)}>
      <div className={styles['inner']}>
        {shown.length > 0 && (
          <nav aria-label="Footer" className={styles['groups']}>
            {shown.map(({ title, links }) => (
              <div key={title}>
                <h2 className={styles['title']}>{title}</h2>
                <ul>
                  {links.map(({ label, href, newTab = false }) => (
                    <li key={`${label} ${href}`}>
                      <Link href={href} newTab={newTab} tone="ink" className={styles['link']}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        {children !== undefined && <div className={styles['note']}>{children}</div>}
      </div>
    </footer>
  )
})
