'use client'

import {
  forwardRef,
  useId,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react'
import { cx } from '../../internal/cx'
import { useControlled } from '../../internal/use-controlled'
import hidden from '../visually-hidden/visually-hidden.module.css'
import styles from './segmented.module.css'

/**
 * Props of `Segmented`.
 *
 * @example
 * ```tsx
 * import { Segmented, type SegmentedProps } from '@mcm/ui/segmented'
 *
 * const direction: SegmentedProps<'all' | 'in'> = {
 *   label: 'Direction',
 *   options: [
 *     { value: 'all', label: 'All' },
 *     { value: 'in', label: 'In' },
 *   ],
 * }
 *
 * <Segmented {...direction} />
 * ```
 */
export interface SegmentedProps<Value extends string> extends Omit<
  ComponentPropsWithoutRef<'fieldset'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** The group's name for assistive technology. */
  label: string
  /** The current choice. Without it, the component keeps its own state. */
  value?: Value | undefined
  /** The initial choice, if the component keeps its own state. Default: the first option. */
  defaultValue?: Value | undefined
  onValueChange?: ((value: Value) => void) | undefined
  options: readonly { value: Value; label: ReactNode }[]
}

function SegmentedWithRef<Value extends string>(
  {
    label,
    value,
    options,
    defaultValue = options[0]?.value,
    onValueChange,
    className,
    ...rest
  }: SegmentedProps<Value>,
  ref: ForwardedRef<HTMLFieldSetElement>,
) {
  const [chosen, choose] = useControlled<Value | undefined, []>(value, defaultValue, (next) => {
    if (next !== undefined) onValueChange?.(next)
  })
  const name = useId()
  return (
    <fieldset ref={ref} {...rest} className={cx(styles['group'], className)}>
      <legend className={hidden['hidden']}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles['option']}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === chosen}
            onChange={() => choose(option.value)}
            className={styles['input']}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}

/**
 * Shows a choice of two to four short options that stay visible, such as all, in and out.
 *
 * @example
 * ```tsx
 * import { Segmented } from '@mcm/ui/segmented'
 * import { useState } from 'react'
 *
 * function Direction() {
 *   const [direction, setDirection] = useState<'all' | 'in'>('all')
 *   return (
 *     <Segmented
 *       label="Direction"
 *       value={direction}
 *       onValueChange={setDirection}
 *       options={[
 *         { value: 'all', label: 'All' },
 *         { value: 'in', label: 'In' },
 *       ]}
 *     />
 *   )
 * }
 *
 * <Direction />
 * ```
 */
export const Segmented = /* @__PURE__ */ forwardRef(SegmentedWithRef) as <Value extends string>(
  props: SegmentedProps<Value> & RefAttributes<HTMLFieldSetElement>,
) => ReactElement
