import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { IconArrowRight } from '../icons'
import { Link } from '../link'
import styles from './link-card.module.css'

export interface LinkCardProps extends Omit<ComponentPropsWithoutRef<'a'>, 'title'> {
  href: string
  title: ReactNode
  /** A description of what the linked page offers. */
  children?: ReactNode | undefined
  newTab?: boolean | undefined
}

/** Shows a link with a description, for the end of a page. */
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
