'use client'

import { forwardRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import styles from './stave.module.css'

/**
 * Props of `Stave`.
 *
 * @example
 * ```tsx
 * import { Stave, type StaveProps } from '@mcm/ui/latest-block'
 *
 * const stave: StaveProps = { children: 'Waiting for block 1,078,536' }
 *
 * <Stave {...stave} />
 * ```
 */
export interface StaveProps extends ComponentPropsWithoutRef<'div'> {
  /**
   * The time when the latest block was mined, in milliseconds since 1970. For another block, change
   * the `key`.
   */
  since?: number | undefined
  /** The average time between two blocks, in milliseconds. */
  expected?: number | undefined
  /** A text that says what is awaited. */
  children: ReactNode
  /** A link shown after the text. */
  action?: ReactNode | undefined
}

/**
 * Shows three empty lines in place of the next block's verse. They fill up during the average time
 * between two blocks, in a few steps with reduced motion.
 *
 * @example
 * ```tsx
 * import { Stave } from '@mcm/ui/latest-block'
 *
 * <Stave since={Date.now() - 72_000} expected={337_000}>
 *   Waiting for block 1,078,536
 * </Stave>
 * ```
 */
export const Stave = /* @__PURE__ */ forwardRef<HTMLDivElement, StaveProps>(function Stave(
  { since, expected = 0, children, action, className, ...rest },
  ref,
) {
  // The browser runs the clock from here on.
  const [elapsed] = useState(() => (since === undefined ? 0 : Math.max(0, Date.now() - since)))
  const timing = {
    animationDuration: `${expected}ms`,
    animationDelay: `-${Math.min(elapsed, expected)}ms`,
  }
  return (
    <div ref={ref} {...rest} className={cx(styles['stave'], className)}>
      <div aria-hidden="true" className={styles['lines']}>
        {[0, 1, 2].map((line) => (
          <span key={line} className={styles['line']}>
            {since !== undefined && <span className={styles['fill']} style={timing} />}
          </span>
        ))}
      </div>
      <div className={styles['foot']}>
        <p>{children}</p>
        {action}
      </div>
    </div>
  )
})
