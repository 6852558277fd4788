import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import styles from './switch.module.css'

export interface SwitchProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'role' | 'size' | 'children'
> {
  /** The effect of turning it on. */
  label: ReactNode
  /** Whether it is on; `onChange` requests a change. */
  checked?: boolean | undefined
  /** Whether it starts on, if uncontrolled. */
  defaultChecked?: boolean | undefined
  /** Disabled. */
  disabled?: boolean | undefined
}

// A checkbox has its own checked state, which the lint rule for roles doesn't consider.
const role = { role: 'switch' } as const

/**
 * An on/off setting that takes effect immediately. Don't use it for a choice that a button
 * confirms.
 */
export const Switch = /* @__PURE__ */ forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, className, ...rest },
  ref,
) {
  return (
    <label className={cx(styles['switch'], className)}>
      <input ref={ref} type="checkbox" {...role} {...rest} className={styles['input']} />
      <span>{label}</span>
    </label>
  )
})
