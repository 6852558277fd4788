import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../../internal/cx'
import styles from './skip-link.module.css'

/**
 * Props of `SkipLink`.
 *
 * @example
 * ```tsx
 * import { SkipLink, type SkipLinkProps } from '@mcm/ui/app-shell'
 *
 * const skip: SkipLinkProps = { target: 'results' }
 *
 * <SkipLink {...skip} />
 * ```
 */
export interface SkipLinkProps extends Omit<
  ComponentPropsWithoutRef<'a'>,
  'children' | 'href' | 'target'
> {
  /** Id of the element to jump to. @default 'content' */
  target?: string | undefined
}

/**
 * Shows a link that skips the header. It is the first Tab stop and is visible only while it has
 * focus.
 *
 * @example
 * ```tsx
 * import { SkipLink } from '@mcm/ui/app-shell'
 *
 * <SkipLink target="results" />
 * ```
 */
export const SkipLink = /* @__PURE__ */ forwardRef<HTMLAnchorElement, SkipLinkProps>(
  function SkipLink({ target = 'content', className, ...rest }, ref) {
    return (
      <a ref={ref} href={`#${target}`} {...rest} className={cx(styles['skip'], className)}>
        Skip to content
      </a>
    )
  },
)
