import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { IconChevronDown } from '../icons'
import styles from './select.module.css'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

export interface SelectProps extends Omit<ComponentPropsWithoutRef<'select'>, 'children' | 'size'> {
  label: ReactNode
  /** Name it for assistive technology alone, where its place says what it is. */
  hideLabel?: boolean | undefined
  options: readonly SelectOption[]
  /** Which is chosen; `onChange` tells that another should be. */
  value?: ComponentPropsWithoutRef<'select'>['value']
  /** Which is chosen first, where it keeps its choice itself. */
  defaultValue?: ComponentPropsWithoutRef<'select'>['defaultValue']
  /** Out of reach for now. */
  disabled?: boolean | undefined
}

/** One of several, in the browser's own list: the one that phones and keyboards know best. */
export const Select = /* @__PURE__ */ forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { label, hideLabel, options, id, className, ...rest },
  ref,
) {
  const ownId = useId()
  const selectId = id ?? ownId
  return (
    <span className={cx(styles['field'], className)}>
      <label htmlFor={selectId} className={hideLabel ? styles['hidden'] : styles['label']}>
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
