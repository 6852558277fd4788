'use client'

import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../../internal/cx'
import { VisuallyHidden } from '../visually-hidden'
import { useLinkElement } from './link-provider'
import styles from './link.module.css'

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

/** Shows a link to another page. For an action, use `Button`. */
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
