import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { IconAlert } from '../icons'
import { Heading } from '../text'
import styles from './error-panel.module.css'

/**
 * Props of `ErrorPanel`.
 *
 * @example
 * ```tsx
 * import { ErrorPanel, type ErrorPanelProps } from '@mcm/ui/error-panel'
 *
 * const notFound: ErrorPanelProps = { title: 'Block Not Found', level: 2 }
 *
 * <ErrorPanel {...notFound} />
 * ```
 */
export interface ErrorPanelProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** A title, such as 'Block Not Found'. */
  title: ReactNode
  /** A sentence that says the same and names the affected value. */
  children?: ReactNode | undefined
  /** Possible causes of the error. */
  causes?: readonly ReactNode[] | undefined
  /** Actions that the visitor can take, such as trying again or choosing another endpoint. */
  actions?: ReactNode | undefined
  /** Further content next to the sentence, such as the endpoint or a list of pages. */
  aside?: ReactNode | undefined
  /**
   * Codes and messages to report to the endpoint's operator, in small monospace. They are folded.
   */
  detail?: ReactNode | undefined
  /**
   * Heading level: `1` if the error is the page's content, `2` if it is part of the page.
   * @default 1
   */
  level?: 1 | 2 | undefined
}

/**
 * Shows what happened, possible causes, and what to do next, with details beside them.
 *
 * @example
 * ```tsx
 * import { Button } from '@mcm/ui/button'
 * import { ErrorPanel } from '@mcm/ui/error-panel'
 *
 * <ErrorPanel
 *   title="Block Not Found"
 *   causes={['The height is higher than the latest block.']}
 *   actions={<Button>Try Again</Button>}
 * >
 *   There is no block 9,999,999.
 * </ErrorPanel>
 * ```
 */
export const ErrorPanel = /* @__PURE__ */ forwardRef<HTMLDivElement, ErrorPanelProps>(
  function ErrorPanel(
    { title, children, causes, actions, aside, detail, level = 1, className, ...rest },
    ref,
  ) {
    const hasCauses = causes !== undefined && causes.length > 0
    return (
      <div
        ref={ref}
        {...(level === 2 ? { role: 'alert' } : {})}
        {...rest}
        className={cx(styles['panel'], className)}
      >
        <div className={styles['main']}>
          <Heading level={level} size={level === 1 ? 32 : 24} className={styles['title']}>
            <IconAlert size={24} />
            <span>{title}</span>
          </Heading>
          {children !== undefined && <div>{children}</div>}
          {hasCauses && (
            <div>
              <p className={styles['label']}>Possible causes</p>
              <ul className={styles['causes']}>
                {causes.map((cause, index) => (
                  // Fixed sentences in a fixed order.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={index}>{cause}</li>
                ))}
              </ul>
            </div>
          )}
          {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
        </div>
        {(aside !== undefined || detail !== undefined) && (
          <div className={styles['side']}>
            {aside}
            {detail !== undefined && (
              <details className={styles['detail']}>
                <summary>Technical details</summary>
                <code>{detail}</code>
              </details>
            )}
          </div>
        )}
      </div>
    )
  },
)
