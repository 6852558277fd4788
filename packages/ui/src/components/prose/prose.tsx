import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../../internal/cx'
import styles from './prose.module.css'

/**
 * Styles plain elements, such as Markdown output, for reading. These are headings, paragraphs,
 * lists, tables and code.
 *
 * @example
 * ```tsx
 * import { Prose } from '@mcm/ui/prose'
 *
 * <Prose>
 *   <h2>Fees</h2>
 *   <p>Every transaction pays a fee of at least 500 nanoMCM.</p>
 * </Prose>
 * ```
 */
export const Prose = /* @__PURE__ */ forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function Prose({ className, ...rest }, ref) {
    return <div ref={ref} {...rest} className={cx(styles['prose'], className)} />
  },
)
