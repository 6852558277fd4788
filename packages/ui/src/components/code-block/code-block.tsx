import type { ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { CopyButton } from '../copy-button'
import styles from './code-block.module.css'

export interface CodeBlockProps {
  /** The code as it is copied. */
  code: string
  /** The same highlighted; without it the plain code is shown. */
  children?: ReactNode | undefined
  /** What it is: a file name, a language, 'Response'. */
  title?: ReactNode | undefined
  /** Beside the copy button: Try Now. */
  actions?: ReactNode | undefined
  /** Break long lines rather than scroll. */
  wrap?: boolean | undefined
  className?: string | undefined
}

/** Code to read and to copy. */
export function CodeBlock({ code, children, title, actions, wrap, className }: CodeBlockProps) {
  const text = code.replace(/\n$/, '')
  return (
    <figure className={cx(styles['block'], className)}>
      <figcaption className={styles['bar']}>
        <span className={styles['title']}>{title}</span>
        {actions}
        <CopyButton value={text} label="Copy code" />
      </figcaption>
      {/* A region that scrolls has to be reachable by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} dir="ltr" className={cx(styles['code'], wrap && styles['wrap'])}>
        <code>{children ?? text}</code>
      </pre>
    </figure>
  )
}
