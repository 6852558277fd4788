import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import styles from './icon-button.module.css'

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** The action: its name for assistive technology and its tooltip. */
  label: string
  children: ReactNode
  /** For a toggle, such as the watchlist star. */
  pressed?: boolean | undefined
  /** @default 'medium' */
  size?: 'small' | 'medium' | undefined
}

/** An action with an icon everyone knows: copy, close, star. Label anything else in words. */
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
