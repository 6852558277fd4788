import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { IconCheck } from '../icons'
import styles from './choice-list.module.css'

export interface Choice {
  value: string
  label: ReactNode
  /** A second, less prominent line, such as a URL or a warning. */
  hint?: ReactNode | undefined
  disabled?: boolean | undefined
}

export interface ChoiceListProps {
  /** A small title that says what the choice is about. */
  label: string
  value: string
  onChange: (value: string) => void
  choices: readonly Choice[]
  /** Whether the whole list is disabled, for example while an endpoint is being checked. */
  disabled?: boolean | undefined
  className?: string | undefined
}

/**
 * Shows a choice among a few options that need a second line each, such as the endpoints. A press
 * makes a choice. The arrow keys only move the focus, and Enter or Space makes a choice.
 */
export function ChoiceList({
  label,
  value,
  onChange,
  choices,
  disabled = false,
  className,
}: ChoiceListProps) {
  const name = useId()
  const byArrow = useRef(false)
  const [walkedTo, setWalkedTo] = useState<string>()
  const shown = walkedTo ?? value

  const choose = (next: string) => {
    setWalkedTo(undefined)
    onChange(next)
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
    <fieldset disabled={disabled} className={cx(styles['list'], className)}>
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
            onClick={() => !byArrow.current && choice.value === value && choose(choice.value)}
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
}
