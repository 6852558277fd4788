import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import styles from './logo.module.css'

/**
 * Props of `Logo`.
 *
 * @example
 * ```tsx
 * import { Logo, type LogoProps } from '@mcm/ui/logo'
 *
 * const logo: LogoProps = { size: 32 }
 *
 * <Logo {...logo} />
 * ```
 */
export interface LogoProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children' | 'viewBox'> {
  /** Size in pixels. @default 22 */
  size?: number | undefined
}

/**
 * Shows the logo: three bars with proportions of 5, 7 and 5, like a haiku. It is decorative,
 * because the name appears next to it as text.
 *
 * @example
 * ```tsx
 * import { Logo } from '@mcm/ui/logo'
 *
 * <Logo size={32} />
 * ```
 */
export const Logo = /* @__PURE__ */ forwardRef<SVGSVGElement, LogoProps>(function Logo(
  { size = 22, ...rest },
  ref,
) {
  return (
    <svg
      ref={ref}
      viewBox="0 0 22 22"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <g fill="currentColor" className={styles['bars']}>
        <rect x="1" y="4" width="14.3" height="3" rx="1" />
        <rect x="1" y="9.5" width="20" height="3" rx="1" />
        <rect x="1" y="15" width="14.3" height="3" rx="1" />
      </g>
    </svg>
  )
})
