import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { Breadcrumbs, type Crumb } from '../breadcrumbs'
import styles from './page-header.module.css'

/**
 * Props of `PageHeader`.
 *
 * @example
 * ```tsx
 * import { PageHeader, type PageHeaderProps } from '@mcm/ui/page-header'
 *
 * const header: PageHeaderProps = { title: 'Rich list', children: 'Accounts by balance.' }
 *
 * <PageHeader {...header} />
 * ```
 */
export interface PageHeaderProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** The title, which is the page's only `h1`. */
  title: ReactNode
  /**
   * `figure` for a height or amount in large monospace, `hash` for a long value that may wrap, and
   * `label` for a small title above a larger `answer`.
   * @default 'words'
   */
  form?: 'words' | 'figure' | 'hash' | 'label' | undefined
  crumbs?: readonly Crumb[] | undefined
  /** Content shown next to the title, such as a seal or a status. */
  meta?: ReactNode | undefined
  /**
   * Controls such as navigation and downloads, shown at the end of the title's line. Phones show
   * them last.
   */
  actions?: ReactNode | undefined
  /** The page's answer, on one line below the title, such as an amount with its status. */
  answer?: ReactNode | undefined
  /** A sentence shown below the title. */
  children?: ReactNode | undefined
}

/**
 * Shows what this page is about, above a strong hairline.
 *
 * @example
 * ```tsx
 * import { PageHeader } from '@mcm/ui/page-header'
 * import { Seal } from '@mcm/ui/seal'
 *
 * <PageHeader
 *   title="1,078,535"
 *   form="figure"
 *   crumbs={[{ label: 'Blocks', href: '/blocks' }, { label: 'Block 1,078,535' }]}
 *   meta={<Seal state="verified">Verified in your browser</Seal>}
 * />
 * ```
 */
export const PageHeader = /* @__PURE__ */ forwardRef<HTMLDivElement, PageHeaderProps>(
  function PageHeader(
    { title, form = 'words', crumbs, meta, actions, answer, children, className, ...rest },
    ref,
  ) {
    return (
      <div ref={ref} {...rest} className={cx(styles['header'], className)}>
        {crumbs && <Breadcrumbs items={crumbs} />}
        <div className={styles['line']}>
          <h1 className={cx(styles['title'], styles[form])}>{title}</h1>
          {meta !== undefined && <div className={styles['meta']}>{meta}</div>}
        </div>
        {answer !== undefined && <div className={styles['answer']}>{answer}</div>}
        {children !== undefined && <div className={styles['lead']}>{children}</div>}
        {actions !== undefined && actions !== null && actions !== false && (
          <div className={styles['actions']}>{actions}</div>
        )}
      </div>
    )
  },
)
