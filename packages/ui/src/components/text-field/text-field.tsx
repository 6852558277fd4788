import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import styles from './text-field.module.css'

export interface TextFieldProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'size' | 'children'
> {
  label: ReactNode
  /** Says what is expected, before anything went wrong. */
  hint?: ReactNode | undefined
  /** Says what is wrong and how to mend it. */
  error?: ReactNode | undefined
  /** For addresses, hashes and URLs. */
  mono?: boolean | undefined
  /** What stands in it; `onChange` tells what was typed. */
  value?: ComponentPropsWithoutRef<'input'>['value']
  /** What it begins with, where it keeps its text itself. */
  defaultValue?: ComponentPropsWithoutRef<'input'>['defaultValue']
  /** An example, gone as soon as something is typed. */
  placeholder?: string | undefined
  /** Out of reach for now. */
  disabled?: boolean | undefined
}

/** A labelled line to type into. */
export const TextField = /* @__PURE__ */ forwardRef<HTMLInputElement, TextFieldProps>(
  function TextField({ label, hint, error, mono, id, className, ...rest }, ref) {
    const ownId = useId()
    const inputId = id ?? ownId
    const note = error ?? hint
    return (
      <div className={cx(styles['field'], className)}>
        <label htmlFor={inputId} className={styles['label']}>
          {label}
        </label>
        <input
          ref={ref}
          id={inputId}
          {...(note === undefined ? {} : { 'aria-describedby': `${inputId}-note` })}
          {...(error === undefined ? {} : { 'aria-invalid': true })}
          {...rest}
          className={cx(styles['input'], mono && styles['mono'])}
        />
        {note !== undefined && (
          <p
            id={`${inputId}-note`}
            {...(error === undefined ? {} : { role: 'alert' })}
            className={cx(styles['note'], error !== undefined && styles['error'])}
          >
            {note}
          </p>
        )}
      </div>
    )
  },
)
