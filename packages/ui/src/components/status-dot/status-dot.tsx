import { cx } from '../../internal/cx'
import styles from './status-dot.module.css'

/** A state. Each tone has its own color and shape. */
export type DotTone = 'neutral' | 'pending' | 'good' | 'progress' | 'warning' | 'bad'

export interface StatusDotProps {
  tone: DotTone
  /** The state in words. Omit it if the words already appear next to the dot. */
  label?: string | undefined
  className?: string | undefined
}

/** Shows a state as a dot, with its own color and shape for each of the six tones. */
export function StatusDot({ tone, label, className }: StatusDotProps) {
  return (
    <span
      {...(label === undefined
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': label, title: label })}
      className={cx(styles['dot'], styles[tone], className)}
    />
  )
}
