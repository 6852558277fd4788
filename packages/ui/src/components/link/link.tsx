'use client'

import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../../internal/cx'
import { VisuallyHidden } from '../visually-hidden'
import { useLinkElement } from './link-provider'
import styles from './link.module.css'

/**
 * Props of `Link`.
 *
 * @example
 * ```tsx
 * import { Link, type LinkProps } from '@mcm/ui/link'
 *
 * const link: LinkProps = { href: '/blocks', tone: 'soft', children: 'All blocks' }
 *
 * <Link {...link} />
 * ```
 */
export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  /**
   * Link target. The app's paths use the router's link (see `LinkProvider`), while other URLs
   * don't.
   */
  href: string
  /**
   * `accent` in text. `ink` and `soft` where the context already makes it clear that this is a
   * link. @default 'accent'
   */
  tone?: 'accent' | 'ink' | 'soft' | undefined
  /** Whether to open the link in a new tab, which is also announced to assistive technology. */
  newTab?: boolean | undefined
}

/**
 * Shows a link to another page. For an action, use `Button`.
 *
 * @example
 * ```tsx
 * import { Link } from '@mcm/ui/link'
 *
 * <Link href="https://mochimo.org" newTab>
 *   mochimo.org
 * </Link>
 * ```
 */
export const Link = /* @__PURE__ */ forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { tone = 'accent', newTab = false, className, children, ...rest },
  ref,
) {
  const Element = useLinkElement(rest.href)
  return (
    <Element
      ref={ref}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
      {...rest}
      className={cx(styles['link'], styles[tone], className)}
    >
      {children}
      {newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </Element>
  )
})
