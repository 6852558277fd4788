import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { IconArrowRight } from '../icons'
import { Link } from '../link'
import styles from './link-card.module.css'

/**
 * Props of `LinkCard`.
 *
 * @example
 * ```tsx
 * import { LinkCard, type LinkCardProps } from '@mcm/ui/link-card'
 *
 * const card: LinkCardProps = { href: '/docs/payments', title: 'Payments' }
 *
 * <LinkCard {...card} />
 * ```
 */
export interface LinkCardProps extends Omit<ComponentPropsWithoutRef<'a'>, 'title'> {
  href: string
  title: ReactNode
  /** A description of what the linked page offers. */
  children?: ReactNode | undefined
  newTab?: boolean | undefined
}

/**
 * Shows a link with a description, for the end of a page.
 *
 * @example
 * ```tsx
 * import { LinkCard } from '@mcm/ui/link-card'
 *
 * <LinkCard href="/docs/payments" title="Payments">
 *   Send MCM with a memo.
 * </LinkCard>
 * ```
 */
export const LinkCard = /* @__PURE__ */ forwardRef<HTMLAnchorElement, LinkCardProps>(
  function LinkCard({ href, title, children, newTab = false, className, ...rest }, ref) {
    return (
      <Link
        ref={ref}
        href={href}
        newTab={newTab}
        tone="ink"
        {...rest}
        className={cx(styles['card'], className)}
      >
        <span className={styles['title']}>
          {title}
          <IconArrowRight size={14} className={styles['arrow']} />
        </span>
        {children !== undefined && <span className={styles['words']}>{children}</span>}
      </Link>
    )
  },
)
