'use client'

import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import styles from './switch.module.css'

/**
 * Props of `Switch`.
 *
 * @example
 * ```tsx
 * import { Switch, type SwitchProps } from '@mcm/ui/switch'
 *
 * const hide: SwitchProps = { label: 'Hide fee-only transactions', defaultChecked: true }
 *
 * <Switch {...hide} />
 * ```
 */
export interface SwitchProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'role' | 'size' | 'children'
> {
  /** A label that says what turning the switch on does. */
  label: ReactNode
  /** Whether the switch is on. Without it, the switch keeps its own state. */
  checked?: boolean | undefined
  /** Whether the switch is initially on, if it keeps its own state. */
  defaultChecked?: boolean | undefined
  /** Called with each new state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
  /** Disabled. */
  disabled?: boolean | undefined
}

// A checkbox has its own checked state, which the lint rule for roles doesn't consider.
const role = { role: 'switch' } as const

/**
 * Shows an on/off setting that takes effect immediately. Don't use it for a choice that has to be
 * confirmed with a button. The ref and other props belong to the input.
 *
 * @example
 * ```tsx
 * import { Switch } from '@mcm/ui/switch'
 *
 * <Switch
 *   label="Hide fee-only transactions"
 *   onCheckedChange={(checked) => localStorage.setItem('hide', String(checked))}
 * />
 * ```
 */
export const Switch = /* @__PURE__ */ forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, onChange, onCheckedChange, className, ...rest },
  ref,
) {
  return (
    <label className={cx(styles['switch'], className)}>
      <input
        ref={ref}
        type="checkbox"
        {...role}
        {...rest}
        onChange={(event) => {
          onChange?.(event)
          onCheckedChange?.(event.target.checked)
        }}
        className={styles['input']}
      />
      <span>{label}</span>
    </label>
  )
})
