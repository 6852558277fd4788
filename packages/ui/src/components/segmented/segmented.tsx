import { useId, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import hidden from '../visually-hidden/visually-hidden.module.css'
import styles from './segmented.module.css'

export interface SegmentedProps<Value extends string> {
  /** The group's name for assistive technology. */
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode }[]
  className?: string | undefined
}

/** Shows a choice of two to four short options that stay visible, such as all, in and out. */
export function Segmented<Value extends string>({
  label,
  value,
  onChange,
  options,
  className,
}: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset className={cx(styles['group'], className)}>
      <legend className={hidden['hidden']}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles['option']}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className={styles['input']}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
