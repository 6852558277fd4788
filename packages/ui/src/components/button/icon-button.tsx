import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import styles from './icon-button.module.css'

/**
 * Props of `IconButton`.
 *
 * @example
 * ```tsx
 * import { IconButton, type IconButtonProps } from '@mcm/ui/button'
 * import { IconClose } from '@mcm/ui/icons'
 *
 * const close: IconButtonProps = { label: 'Close', children: <IconClose /> }
 *
 * <IconButton {...close} size="small" />
 * ```
 */
export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** The action's name, which is used for assistive technology and as the tooltip. */
  label: string
  children: ReactNode
  /** Whether a toggle, such as the watchlist star, is on. */
  pressed?: boolean | undefined
  /** @default 'medium' */
  size?: 'small' | 'medium' | undefined
}

/**
 * Performs an action that has an icon everyone knows, such as copy, close or star. Label any other
 * action in words.
 *
 * @example
 * ```tsx
 * import { IconButton } from '@mcm/ui/button'
 * import { IconStar } from '@mcm/ui/icons'
 *
 * <IconButton label="Add to watchlist" pressed={false}>
 *   <IconStar />
 * </IconButton>
 * ```
 */
export const IconButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, IconButtonProps>(
  function IconButton(
    { label, pressed, size = 'medium', className, type = 'button', ...rest },
    ref,
  ) {
    return (
      <button
        ref={ref}
        type={type}
        aria-label={label}
        title={label}
        {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
        {...rest}
        className={cx(styles['button'], styles[size], className)}
      />
    )
  },
)
