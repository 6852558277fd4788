import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { Link } from '../link'
import styles from './footer.module.css'

export interface FooterGroup {
  title: string
  links: readonly { label: string; href: string; newTab?: boolean | undefined }[]
}

export interface FooterProps extends ComponentPropsWithoutRef<'footer'> {
  /** Columns of links. Groups without links are omitted. */
  groups?: readonly FooterGroup[] | undefined
  /** The page footer: disclaimers and the theme switch. */
  children?: ReactNode | undefined
}

/** Shows the footer of every page: columns of links, followed by the small print. */
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
