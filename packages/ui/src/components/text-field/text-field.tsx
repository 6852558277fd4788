import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import styles from './text-field.module.css'

export interface TextFieldProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'size' | 'children'
> {
  label: ReactNode
  /** A description of the expected input, shown if there is no error. */
  hint?: ReactNode | undefined
  /** A text that says what is wrong and how to fix it. */
  error?: ReactNode | undefined
  /** Whether to use monospace, for addresses, hashes and URLs. */
  mono?: boolean | undefined
  /** The current text. `onChange` receives what was typed. */
  value?: ComponentPropsWithoutRef<'input'>['value']
  /** The initial text, if the component is uncontrolled. */
  defaultValue?: ComponentPropsWithoutRef<'input'>['defaultValue']
  /** An example, which is hidden once something is typed. */
  placeholder?: string | undefined
  /** Disabled. */
  disabled?: boolean | undefined
}

/** Shows a single-line text input with a label. */
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
