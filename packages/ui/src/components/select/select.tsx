'use client'

import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { IconChevronDown } from '../icons'
import hidden from '../visually-hidden/visually-hidden.module.css'
import styles from './select.module.css'

/**
 * An option of a `Select`.
 *
 * @example
 * ```tsx
 * import { Select, type SelectOption } from '@mcm/ui/select'
 *
 * const options: SelectOption[] = [{ value: '1', label: 'Version 1', disabled: true }]
 *
 * <Select label="Version" options={options} />
 * ```
 */
export interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

/**
 * Props of `Select`.
 *
 * @example
 * ```tsx
 * import { Select, type SelectProps } from '@mcm/ui/select'
 *
 * const version: SelectProps = {
 *   label: 'Version',
 *   hideLabel: true,
 *   options: [{ value: '1', label: 'Version 1' }],
 * }
 *
 * <Select {...version} />
 * ```
 */
export interface SelectProps extends Omit<
  ComponentPropsWithoutRef<'select'>,
  'children' | 'size' | 'value' | 'defaultValue'
> {
  label: ReactNode
  /**
   * Whether to show the label to assistive technology only. Use it where the context explains the
   * field.
   */
  hideLabel?: boolean | undefined
  options: readonly SelectOption[]
  /** The current choice. Without it, the list keeps its own. */
  value?: string | undefined
  /** The initial choice, if the list keeps its own. */
  defaultValue?: string | undefined
  /** Called with each new choice. */
  onValueChange?: ((value: string) => void) | undefined
  /** Disabled. */
  disabled?: boolean | undefined
}

/**
 * Shows a choice among many options in the browser's native list, which works best on phones and
 * with keyboards. The ref and other props belong to the list.
 *
 * @example
 * ```tsx
 * import { Select } from '@mcm/ui/select'
 *
 * <Select
 *   label="Version"
 *   defaultValue="2"
 *   options={[
 *     { value: '1', label: 'Version 1' },
 *     { value: '2', label: 'Version 2' },
 *   ]}
 *   onValueChange={(version) => location.assign(`/v${version}`)}
 * />
 * ```
 */
export const Select = /* @__PURE__ */ forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { label, hideLabel, options, id, onChange, onValueChange, className, ...rest },
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
        <select
          ref={ref}
          id={selectId}
          {...rest}
          onChange={(event) => {
            onChange?.(event)
            onValueChange?.(event.target.value)
          }}
          className={styles['select']}
        >
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
