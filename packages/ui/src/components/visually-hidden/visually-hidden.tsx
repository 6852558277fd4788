import { forwardRef, type ComponentPropsWithoutRef, type Ref } from 'react'
import { cx } from '../../internal/cx'
import styles from './visually-hidden.module.css'

/**
 * Props of `VisuallyHidden`.
 *
 * @example
 * ```tsx
 * import { VisuallyHidden, type VisuallyHiddenProps } from '@mcm/ui/visually-hidden'
 *
 * const status: VisuallyHiddenProps = { as: 'output', children: 'Copied!' }
 *
 * <VisuallyHidden {...status} />
 * ```
 */
export interface VisuallyHiddenProps extends ComponentPropsWithoutRef<'span'> {
  /** `output` for text that changes and must be announced. @default 'span' */
  as?: 'span' | 'output' | undefined
}

/**
 * Shows text to assistive technology only.
 *
 * @example
 * ```tsx
 * import { Link } from '@mcm/ui/link'
 * import { VisuallyHidden } from '@mcm/ui/visually-hidden'
 *
 * <Link href="/blocks">
 *   All<VisuallyHidden> blocks</VisuallyHidden>
 * </Link>
 * ```
 */
export const VisuallyHidden = /* @__PURE__ */ forwardRef<HTMLElement, VisuallyHiddenProps>(
  function VisuallyHidden({ as: Element = 'span', className, ...rest }, ref) {
    return <Element ref={ref as Ref<never>} {...rest} className={cx(styles['hidden'], className)} />
  },
)
