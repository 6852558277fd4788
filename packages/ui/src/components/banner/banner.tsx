'use client'

import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { IconButton } from '../button'
import { IconAlert, IconClose, IconInfo } from '../icons'
import styles from './banner.module.css'

/**
 * Props of `Banner`.
 *
 * @example
 * ```tsx
 * import { Banner, type BannerProps } from '@mcm/ui/banner'
 *
 * const behind: BannerProps = { tone: 'warning', title: 'This endpoint is behind.' }
 *
 * <Banner {...behind} />
 * ```
 */
export interface BannerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** @default 'notice' */
  tone?: 'notice' | 'warning' | 'error' | undefined
  title: ReactNode
  /** An explanation of what the notice means for the visitor. */
  children?: ReactNode | undefined
  /** An action that the visitor can take. */
  action?: ReactNode | undefined
  /** Called when the visitor dismisses the banner. Without it, the banner can't be dismissed. */
  onDismiss?: (() => void) | undefined
}

/**
 * Shows a notice about the whole page that the visitor should read first.
 *
 * @example
 * ```tsx
 * import { Banner } from '@mcm/ui/banner'
 * import { Button } from '@mcm/ui/button'
 *
 * <Banner
 *   tone="warning"
 *   title="This endpoint is behind."
 *   action={<Button size="small">Switch</Button>}
 * >
 *   Its latest block is 2 h old.
 * </Banner>
 * ```
 */
export const Banner = /* @__PURE__ */ forwardRef<HTMLDivElement, BannerProps>(function Banner(
  { tone = 'notice', title, children, action, onDismiss, className, ...rest },
  ref,
) {
  const Icon = tone === 'notice' ? IconInfo : IconAlert
  return (
    <div
      ref={ref}
      role={tone === 'error' ? 'alert' : 'status'}
      {...rest}
      className={cx(styles['banner'], styles[tone], className)}
    >
      <Icon className={styles['icon']} />
      <div className={styles['words']}>
        <strong className={styles['title']}>{title}</strong>{' '}
        {children !== undefined && <span>{children}</span>}
      </div>
      {action}
      {onDismiss && (
        <IconButton label="Dismiss" size="small" onClick={onDismiss}>
          <IconClose size={14} />
        </IconButton>
      )}
    </div>
  )
})
