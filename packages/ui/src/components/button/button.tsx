'use client'

import { forwardRef, type ComponentPropsWithoutRef, type MouseEvent, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { useLinkElement } from '../link/link-provider'
import styles from './button.module.css'

export interface ButtonLook {
  /**
   * `outline` for most buttons, `solid` for the one main action of a view, `quiet` for rows and
   * bars. @default 'outline'
   */
  variant?: 'outline' | 'solid' | 'quiet' | undefined
  /** @default 'medium' */
  size?: 'small' | 'medium' | undefined
  /** An icon shown before the label. */
  icon?: ReactNode | undefined
  /** An icon shown after the label, such as a chevron. */
  iconAfter?: ReactNode | undefined
}

/**
 * Props of `Button`.
 *
 * @example
 * ```tsx
 * import { Button, type ButtonProps } from '@mcm/ui/button'
 *
 * const connect: ButtonProps = { variant: 'solid', busy: true, children: 'Connecting…' }
 *
 * <Button {...connect} />
 * ```
 */
export interface ButtonProps extends ButtonLook, ComponentPropsWithoutRef<'button'> {
  /**
   * Whether work is in progress. The button stays in place and keeps focus, but ignores presses.
   */
  busy?: boolean | undefined
  /**
   * Whether the button is disabled, including for keyboard users. While work is in progress, use
   * `busy` instead.
   */
  disabled?: boolean | undefined
}

/**
 * Performs an action on the current page. For navigation, use `ButtonLink` or `Link`.
 *
 * @example
 * ```tsx
 * import { Button } from '@mcm/ui/button'
 *
 * <Button variant="solid" onClick={() => location.reload()}>
 *   Try Again
 * </Button>
 * ```
 */
export const Button = /* @__PURE__ */ forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'outline',
    size = 'medium',
    icon,
    iconAfter,
    busy = false,
    className,
    children,
    onClick,
    type = 'button',
    ...rest
  },
  ref,
) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      ref={ref}
      type={type}
      {...(busy ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      {...rest}
      onClick={press}
      className={cx(styles['button'], styles[variant], styles[size], className)}
    >
      {icon}
      {children}
      {iconAfter}
    </button>
  )
})

/**
 * Props of `ButtonLink`.
 *
 * @example
 * ```tsx
 * import { ButtonLink, type ButtonLinkProps } from '@mcm/ui/button'
 *
 * const next: ButtonLinkProps = { href: '/block/1078536', children: 'Next' }
 *
 * <ButtonLink {...next} size="small" />
 * ```
 */
export interface ButtonLinkProps extends ButtonLook, ComponentPropsWithoutRef<'a'> {
  href: string
}

/**
 * Shows a link that looks like a button, for steps such as 'next block'.
 *
 * @example
 * ```tsx
 * import { ButtonLink } from '@mcm/ui/button'
 * import { IconChevronRight } from '@mcm/ui/icons'
 *
 * <ButtonLink href="/block/1078536" iconAfter={<IconChevronRight size={14} />}>
 *   Next
 * </ButtonLink>
 * ```
 */
export const ButtonLink = /* @__PURE__ */ forwardRef<HTMLAnchorElement, ButtonLinkProps>(
  function ButtonLink(
    { variant = 'outline', size = 'medium', icon, iconAfter, className, children, ...rest },
    ref,
  ) {
    const Element = useLinkElement(rest.href)
    return (
      <Element
        ref={ref}
        {...rest}
        className={cx(styles['button'], styles[variant], styles[size], className)}
      >
        {icon}
        {children}
        {iconAfter}
      </Element>
    )
  },
)
