import { cx } from '../../internal/cx'
import styles from './status-dot.module.css'

/** How something is doing. Each tone has a color and a shape of its own. */
export type DotTone = 'neutral' | 'pending' | 'good' | 'progress' | 'warning' | 'bad'

export interface StatusDotProps {
  tone: DotTone
  /** The state in words. Leave it out where the state stands beside the dot in words. */
  label?: string | undefined
  className?: string | undefined
}

/** The state of something in one dot: color and shape differ for each of the six tones. */
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
