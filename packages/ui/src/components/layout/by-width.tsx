import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../../internal/cx'
import styles from './layout.module.css'

/**
 * Hides its children on phones (up to 767 pixels).
 *
 * @example
 * ```tsx
 * import { WideOnly } from '@mcm/ui/layout'
 *
 * <WideOnly>2 h 14 min</WideOnly>
 * ```
 */
export const WideOnly = /* @__PURE__ */ forwardRef<
  HTMLSpanElement,
  ComponentPropsWithoutRef<'span'>
>(function WideOnly({ children, className, ...rest }, ref) {
  return (
    <span ref={ref} {...rest} className={cx(styles['wide-only'], className)}>
      {children}
    </span>
  )
})

/**
 * Hides its children on anything wider than a phone.
 *
 * @example
 * ```tsx
 * import { PhoneOnly } from '@mcm/ui/layout'
 *
 * <PhoneOnly>2 h</PhoneOnly>
 * ```
 */
export const PhoneOnly = /* @__PURE__ */ forwardRef<
  HTMLSpanElement,
  ComponentPropsWithoutRef<'span'>
>(function PhoneOnly({ children, className, ...rest }, ref) {
  return (
    <span ref={ref} {...rest} className={cx(styles['phone-only'], className)}>
      {children}
    </span>
  )
})
