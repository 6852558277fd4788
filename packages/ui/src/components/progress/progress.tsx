import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import styles from './progress.module.css'

/**
 * Props of `Progress`.
 *
 * @example
 * ```tsx
 * import { Progress, type ProgressProps } from '@mcm/ui/progress'
 *
 * const unknown: ProgressProps = { label: 'Connecting' }
 *
 * <Progress {...unknown} />
 * ```
 */
export interface ProgressProps extends Omit<ComponentPropsWithoutRef<'label'>, 'children'> {
  /** A text that says what is in progress. */
  label: ReactNode
  /** Progress from 0 to `max`. Omit it while the progress is unknown. */
  value?: number | undefined
  /** @default 1 */
  max?: number | undefined
  /** The progress in words, such as '400 of 10,000 accounts'. */
  note?: ReactNode | undefined
}

/**
 * Shows the progress of a long task.
 *
 * @example
 * ```tsx
 * import { Progress } from '@mcm/ui/progress'
 *
 * <Progress label="Reading the rich list" value={400} max={10_000} note="400 of 10,000 accounts" />
 * ```
 */
export const Progress = /* @__PURE__ */ forwardRef<HTMLLabelElement, ProgressProps>(
  function Progress({ label, value, max = 1, note, className, ...rest }, ref) {
    return (
      <label ref={ref} {...rest} className={cx(styles['progress'], className)}>
        <span className={styles['words']}>
          <span>{label}</span>
          {note !== undefined && <span className={styles['note']}>{note}</span>}
        </span>
        <progress max={max} {...(value === undefined ? {} : { value })} className={styles['bar']} />
      </label>
    )
  },
)
