import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { IconChevronDown } from '../icons'
import hidden from '../visually-hidden/visually-hidden.module.css'
import styles from './select.module.css'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

export interface SelectProps extends Omit<ComponentPropsWithoutRef<'select'>, 'children' | 'size'> {
  label: ReactNode
  /**
   * Whether to show the label to assistive technology only. Use it where the context explains the
   * field.
   */
  hideLabel?: boolean | undefined
  options: readonly SelectOption[]
  /** The current choice. `onChange` requests a new one. */
  value?: ComponentPropsWithoutRef<'select'>['value']
  /** The initial choice, if the component is uncontrolled. */
  defaultValue?: ComponentPropsWithoutRef<'select'>['defaultValue']
  /** Disabled. */
  disabled?: boolean | undefined
}

/**
 * Shows a choice among many options in the browser's native list, which works best on phones and
 * with keyboards.
 */
export const Select = /* @__PURE__ */ forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { label, hideLabel, options, id, className, ...rest },
  ref,
) {
  const ownId = useId()
  const selectId = id ?? ownId
  return (
    <span className={cx(styles['field'], className)}>
      <label htmlFor={selectId} className={hideLabel ? hidden['hidden'] : styles['label']}>
        {label}
      </label>
      <span className={styles['box']}>
        <select ref={ref} id={selectId} {...rest} className={styles['select']}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <IconChevronDown size={14} className={styles['chevron']} />
      </span>
    </span>
  )
})
