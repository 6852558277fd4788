import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import styles from './switch.module.css'

export interface SwitchProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'role' | 'size' | 'children'
> {
  /** What is so while it is on. */
  label: ReactNode
  /** Whether it is on; `onChange` tells that it should change. */
  checked?: boolean | undefined
  /** Whether it begins on, where it keeps its state itself. */
  defaultChecked?: boolean | undefined
  /** Out of reach for now. */
  disabled?: boolean | undefined
}

// A checkbox brings its own checked state, which the lint rule on roles does not know.
const role = { role: 'switch' } as const

/** On or off, at once. A choice that waits for a button is no switch. */
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
