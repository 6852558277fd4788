import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../../internal/cx'
import { VisuallyHidden } from '../visually-hidden'
import styles from './spinner.module.css'

/**
 * Props of `Spinner`.
 *
 * @example
 * ```tsx
 * import { Spinner, type SpinnerProps } from '@mcm/ui/spinner'
 *
 * const spinner: SpinnerProps = { label: 'Connecting' }
 *
 * <Spinner {...spinner} />
 * ```
 */
export interface SpinnerProps extends Omit<ComponentPropsWithoutRef<'output'>, 'children'> {
  /** A text for assistive technology that says what is in progress. @default 'Loading' */
  label?: string | undefined
}

/**
 * Shows the bars of the logo, animated line by line while something loads. With reduced motion,
 * they don't move.
 *
 * @example
 * ```tsx
 * import { Spinner } from '@mcm/ui/spinner'
 *
 * <Spinner label="Loading transactions" />
 * ```
 */
export const Spinner = /* @__PURE__ */ forwardRef<HTMLOutputElement, SpinnerProps>(function Spinner(
  { label = 'Loading', className, ...rest },
  ref,
) {
  return (
    <output ref={ref} {...rest} className={cx(styles['spinner'], className)}>
      <svg viewBox="0 0 16 12" width="16" height="12" aria-hidden="true" focusable="false">
        <rect x="0" y="0" width="11.4" height="2.4" rx="0.8" />
        <rect x="0" y="4.8" width="16" height="2.4" rx="0.8" />
        <rect x="0" y="9.6" width="11.4" height="2.4" rx="0.8" />
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  )
})
