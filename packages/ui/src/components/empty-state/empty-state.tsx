import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import styles from './empty-state.module.css'

export interface EmptyStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** One sentence that says what is missing. */
  title: ReactNode
  /** A text that says what to do about it. */
  children?: ReactNode | undefined
  action?: ReactNode | undefined
}

/** Shows an empty state that isn't an error. */
export const EmptyState = /* @__PURE__ */ forwardRef<HTMLDivElement, EmptyStateProps>(
  function EmptyState({ title, children, action, className, ...rest }, ref) {
    return (
      <div ref={ref} {...rest} className={cx(styles['empty'], className)}>
        <p>{title}</p>
        {children !== undefined && <div className={styles['hint']}>{children}</div>}
        {action !== undefined && <div className={styles['action']}>{action}</div>}
      </div>
    )
  },
)
