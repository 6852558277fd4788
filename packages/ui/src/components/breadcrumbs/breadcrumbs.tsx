import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../../internal/cx'
import { Link } from '../link'
import styles from './breadcrumbs.module.css'

/**
 * A step of the path in `Breadcrumbs`.
 *
 * @example
 * ```tsx
 * import { Breadcrumbs, type Crumb } from '@mcm/ui/breadcrumbs'
 *
 * const home: Crumb = { label: 'Home', href: '/' }
 *
 * <Breadcrumbs items={[home, { label: 'Blocks' }]} />
 * ```
 */
export interface Crumb {
  label: string
  /** Link target. Omit it for the current page. */
  href?: string | undefined
}

/**
 * Props of `Breadcrumbs`.
 *
 * @example
 * ```tsx
 * import { Breadcrumbs, type BreadcrumbsProps } from '@mcm/ui/breadcrumbs'
 *
 * const path: BreadcrumbsProps = { items: [{ label: 'Home', href: '/' }, { label: 'Blocks' }] }
 *
 * <Breadcrumbs {...path} />
 * ```
 */
export interface BreadcrumbsProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  items: readonly Crumb[]
}

/**
 * Shows the path from home to this page.
 *
 * @example
 * ```tsx
 * import { Breadcrumbs } from '@mcm/ui/breadcrumbs'
 *
 * <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Block 1,078,535' }]} />
 * ```
 */
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
