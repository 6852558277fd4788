import type { ComponentPropsWithoutRef } from 'react'
import { cx } from '../../internal/cx'
import styles from './visually-hidden.module.css'

export interface VisuallyHiddenProps extends ComponentPropsWithoutRef<'span'> {
  /** `output` for text that changes and must be announced. @default 'span' */
  as?: 'span' | 'output' | undefined
}

/** Shows text to assistive technology only. */
export function VisuallyHidden({ as: Element = 'span', className, ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={cx(styles['hidden'], className)} />
}
