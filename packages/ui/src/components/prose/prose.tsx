import type { ComponentPropsWithoutRef } from 'react'
import { cx } from '../../internal/cx'
import styles from './prose.module.css'

/** Sets plain elements, as Markdown makes them, for reading: headings, paragraphs, lists, tables, code. */
export function Prose({ className, ...rest }: ComponentPropsWithoutRef<'div'>) {
  return <div {...rest} className={cx(styles['prose'], className)} />
}
