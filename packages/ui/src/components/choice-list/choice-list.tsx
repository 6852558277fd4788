'use client'

import {
  forwardRef,
  useId,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { cx } from '../../internal/cx'
import { useControlled } from '../../internal/use-controlled'
import { IconCheck } from '../icons'
import styles from './choice-list.module.css'

/**
 * An option of a `ChoiceList`.
 *
 * @example
 * ```tsx
 * import { type Choice, ChoiceList } from '@mcm/ui/choice-list'
 *
 * const europe: Choice = { value: 'eu', label: 'Europe', hint: 'https://eu.example.org' }
 *
 * <ChoiceList label="API endpoint" choices={[europe]} />
 * ```
 */
export interface Choice {
  value: string
  label: ReactNode
  /** A second, less prominent line, such as a URL or a warning. */
  hint?: ReactNode | undefined
  disabled?: boolean | undefined
}

/**
 * Props of `ChoiceList`.
 *
 * @example
 * ```tsx
 * import { ChoiceList, type ChoiceListProps } from '@mcm/ui/choice-list'
 *
 * const list: ChoiceListProps = {
 *   label: 'API endpoint',
 *   choices: [{ value: 'eu', label: 'Europe' }],
 * }
 *
 * <ChoiceList {...list} disabled />
 * ```
 */
export interface ChoiceListProps extends Omit<
  ComponentPropsWithoutRef<'fieldset'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** A small title that says what the choice is about. */
  label: string
  /** The current choice. Without it, the component keeps its own state. */
  value?: string | undefined
  /** The initial choice, if the component keeps its own state. Default: none. */
  defaultValue?: string | undefined
  /** Called for each choice that is made, including the current one again. */
  onValueChange?: ((value: string) => void) | undefined
  choices: readonly Choice[]
  /** Whether the whole list is disabled, for example while an endpoint is being checked. */
  disabled?: boolean | undefined
}

/**
 * Shows a choice among a few options that need a second line each, such as the endpoints. A press
 * makes a choice. The arrow keys only move the focus, and Enter or Space makes a choice.
 *
 * @example
 * ```tsx
 * import { ChoiceList } from '@mcm/ui/choice-list'
 *
 * <ChoiceList
 *   label="API endpoint"
 *   defaultValue="eu"
 *   onValueChange={(id) => localStorage.setItem('endpoint', id)}
 *   choices={[
 *     { value: 'eu', label: 'Europe', hint: 'https://eu.example.org' },
 *     { value: 'us', label: 'America', hint: 'https://us.example.org' },
 *   ]}
 * />
 * ```
 */
export const ChoiceList = /* @__PURE__ */ forwardRef<HTMLFieldSetElement, ChoiceListProps>(
  function ChoiceList(
    {
      label,
      value,
      defaultValue = '',
      onValueChange,
      choices,
      disabled = false,
      className,
      ...rest
    },
    ref,
  ) {
    const name = useId()
    const byArrow = useRef(false)
    const [walkedTo, setWalkedTo] = useState<string>()
    const [chosen, setChosen] = useControlled(value, defaultValue, onValueChange)
    const shown = walkedTo ?? chosen

    const choose = (next: string) => {
      setWalkedTo(undefined)
      setChosen(next)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      byArrow.current = event.key.startsWith('Arrow')
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      choose(shown)
    }
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      const stays = relatedTarget instanceof HTMLInputElement && relatedTarget.name === name
      if (!stays) setWalkedTo(undefined)
    }
    return (
      <fieldset ref={ref} disabled={disabled} {...rest} className={cx(styles['list'], className)}>
        <legend className={styles['legend']}>{label}</legend>
        {choices.map((choice) => (
          <label key={choice.value} className={styles['choice']}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === shown}
              disabled={choice.disabled}
              onChange={() => (byArrow.current ? setWalkedTo(choice.value) : choose(choice.value))}
              onKeyDown={onKeyDown}
              onKeyUp={() => (byArrow.current = false)}
              onBlur={onBlur}
              // Choosing the current choice again is how a custom endpoint is edited.
              onClick={() => !byArrow.current && choice.value === chosen && choose(choice.value)}
              className={styles['input']}
            />
            <IconCheck size={14} className={styles['check']} />
            <span className={styles['words']}>
              {choice.label}
              {choice.hint !== undefined && <span className={styles['hint']}>{choice.hint}</span>}
            </span>
          </label>
        ))}
      </fieldset>
    )
  },
)
