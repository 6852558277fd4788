import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../../internal/cx'
import { VisuallyHidden } from '../visually-hidden'
import { useLinkElement } from './link-provider'
import styles from './link.module.css'

export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  /** The app's paths use the router's link (see `LinkProvider`); other URLs don't. */
  href: string
  /**
   * `accent` in text; `ink` and `soft` where the context already marks it as a link. @default
   * 'accent'
   */
  tone?: 'accent' | 'ink' | 'soft' | undefined
  /** Opens in a new tab and says so to assistive technology. */
  newTab?: boolean | undefined
}

/** A link to another page. For an action use `Button`. */
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
