'use client'

import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import styles from './text-field.module.css'

/**
 * Props of `TextField`.
 *
 * @example
 * ```tsx
 * import { TextField, type TextFieldProps } from '@mcm/ui/text-field'
 *
 * const url: TextFieldProps = { label: 'API URL', value: 'localhost', error: 'Enter the full URL.' }
 *
 * <TextField {...url} readOnly />
 * ```
 */
export interface TextFieldProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'size' | 'children' | 'value' | 'defaultValue'
> {
  label: ReactNode
  /** A description of the expected input, shown if there is no error. */
  hint?: ReactNode | undefined
  /** A text that says what is wrong and how to fix it. */
  error?: ReactNode | undefined
  /** Whether to use monospace, for addresses, hashes and URLs. */
  mono?: boolean | undefined
  /** The current text. Without it, the input keeps its own. */
  value?: string | undefined
  /** The initial text, if the input keeps its own. */
  defaultValue?: string | undefined
  /** Called with the text after each change. */
  onValueChange?: ((value: string) => void) | undefined
  /** An example, which is hidden once something is typed. */
  placeholder?: string | undefined
  /** Disabled. */
  disabled?: boolean | undefined
}

/**
 * Shows a single-line text input with a label. The ref and other props belong to the input.
 *
 * @example
 * ```tsx
 * import { TextField } from '@mcm/ui/text-field'
 *
 * <TextField
 *   label="API URL"
 *   type="url"
 *   mono
 *   hint="An https URL"
 *   onValueChange={(text) => localStorage.setItem('draft', text)}
 * />
 * ```
 */
export const TextField = /* @__PURE__ */ forwardRef<HTMLInputElement, TextFieldProps>(
  function TextField(
    { label, hint, error, mono, id, onChange, onValueChange, className, ...rest },
    ref,
  ) {
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
          onChange={(event) => {
            onChange?.(event)
            onValueChange?.(event.target.value)
          }}
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
