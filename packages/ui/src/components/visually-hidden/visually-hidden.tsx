import { forwardRef, type ComponentPropsWithoutRef, type Ref } from 'react'
import { cx } from '../../internal/cx'
import styles from './visually-hidden.module.css'

export interface VisuallyHiddenProps extends ComponentPropsWithoutRef<'span'> {
  /** `output` for text that changes and must be announced. @default 'span' */
  as?: 'span' | 'output' | undefined
}

/** Shows text to assistive technology only. */
export const VisuallyHidden = /* @__PURE__ */ forwardRef<HTMLElement, VisuallyHiddenProps>(
  function VisuallyHidden({ as: Element = 'span', className, ...rest }, ref) {
    return <Element ref={ref as Ref<never>} {...rest} className={cx(styles['hidden'], className)} />
  },
)
