import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { CopyButton } from '../copy-button'
import styles from './code-block.module.css'

/**
 * Props of `CodeBlock`.
 *
 * @example
 * ```tsx
 * import { CodeBlock, type CodeBlockProps } from '@mcm/ui/code-block'
 *
 * const install: CodeBlockProps = { code: 'npm install react', wrap: true }
 *
 * <CodeBlock {...install} />
 * ```
 */
export interface CodeBlockProps extends Omit<ComponentPropsWithoutRef<'figure'>, 'title'> {
  /** The code that the copy button copies. */
  code: string
  /** The highlighted code. If it is omitted, the plain code is shown. */
  children?: ReactNode | undefined
  /** A title, such as a file name, a language or 'Response'. */
  title?: ReactNode | undefined
  /** Actions shown next to the copy button, such as Try Now. */
  actions?: ReactNode | undefined
  /** Whether to wrap long lines instead of scrolling. */
  wrap?: boolean | undefined
}

/**
 * Shows code that visitors can read and copy.
 *
 * @example
 * ```tsx
 * import { CodeBlock } from '@mcm/ui/code-block'
 *
 * <CodeBlock title="Terminal" code="npm install react" />
 * ```
 */
export const CodeBlock = /* @__PURE__ */ forwardRef<HTMLElement, CodeBlockProps>(function CodeBlock(
  { code, children, title, actions, wrap, className, ...rest },
  ref,
) {
  const text = code.replace(/\n$/, '')
  return (
    <figure ref={ref} {...rest} className={cx(styles['block'], className)}>
      <figcaption className={styles['bar']}>
        <span className={styles['title']}>{title}</span>
        {actions}
        <CopyButton value={text} label="Copy code" />
      </figcaption>
      {/* A scrollable region must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} dir="ltr" className={cx(styles['code'], wrap && styles['wrap'])}>
        <code>{children ?? text}</code>
      </pre>
    </figure>
  )
})
