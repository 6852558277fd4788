import type { ComponentPropsWithoutRef } from 'react'
import { cx } from '../../internal/cx'
import styles from './visually-hidden.module.css'

export interface VisuallyHiddenProps extends ComponentPropsWithoutRef<'span'> {
  /** `output` for what changes and has to be announced. @default 'span' */
  as?: 'span' | 'output' | undefined
}

/** Text for assistive technology alone. */
export function VisuallyHidden({ as: Element = 'span', className, ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={cx(styles['hidden'], className)} />
}
