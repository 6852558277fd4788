import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../../internal/cx'
import { Link } from '../link'
import styles from './breadcrumbs.module.css'

export interface Crumb {
  label: string
  /** Link target. Omit it for the current page. */
  href?: string | undefined
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  items: readonly Crumb[]
}

/** Shows the path from home to this page. */
export const Breadcrumbs = /* @__PURE__ */ forwardRef<HTMLElement, BreadcrumbsProps>(
  function Breadcrumbs({ items, className, ...rest }, ref) {
    return (
      <nav ref={ref} aria-label="Breadcrumb" {...rest} className={cx(styles['crumbs'], className)}>
        <ol className={styles['list']}>
          {items.map(({ label, href }) => (
            <li key={label} className={styles['item']}>
              {href === undefined ? (
                <span aria-current="page">{label}</span>
              ) : (
                <Link href={href}>{label}</Link>
              )}
            </li>
          ))}
        </ol>
      </nav>
    )
  },
)
