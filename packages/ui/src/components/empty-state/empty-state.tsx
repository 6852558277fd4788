import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import styles from './empty-state.module.css'

/**
 * Props of `EmptyState`.
 *
 * @example
 * ```tsx
 * import { EmptyState, type EmptyStateProps } from '@mcm/ui/empty-state'
 *
 * const empty: EmptyStateProps = { title: 'No transactions yet' }
 *
 * <EmptyState {...empty} />
 * ```
 */
export interface EmptyStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** One sentence that says what is missing. */
  title: ReactNode
  /** A text that says what to do about it. */
  children?: ReactNode | undefined
  action?: ReactNode | undefined
}

/**
 * Shows an empty state that isn't an error.
 *
 * @example
 * ```tsx
 * import { EmptyState } from '@mcm/ui/empty-state'
 *
 * <EmptyState title="No addresses in your watchlist">
 *   Press the star on an address to add it.
 * </EmptyState>
 * ```
 */
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
