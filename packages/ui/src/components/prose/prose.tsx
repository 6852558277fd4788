import type { ComponentPropsWithoutRef } from 'react'
import { cx } from '../../internal/cx'
import styles from './prose.module.css'

/**
 * Styles plain elements, such as Markdown output, for reading. These are headings, paragraphs,
 * lists, tables and code.
 */
export function Prose({ className, ...rest }: ComponentPropsWithoutRef<'div'>) {
  return <div {...rest} className={cx(styles['prose'], className)} />
}
