import { cx } from '../../internal/cx'
import { Link } from '../link'
import styles from './breadcrumbs.module.css'

export interface Crumb {
  label: string
  /** Link target. Omit it for the current page. */
  href?: string | undefined
}

export interface BreadcrumbsProps {
  items: readonly Crumb[]
  className?: string | undefined
}

/** Shows the path from home to this page. */
export function Breadcrumbs({ items, className }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className={cx(styles['crumbs'], className)}>
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
}
