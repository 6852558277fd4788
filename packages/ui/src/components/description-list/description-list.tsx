import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import styles from './description-list.module.css'

export interface DescriptionListProps extends ComponentPropsWithoutRef<'dl'> {
  /** `Fact`s. */
  children: ReactNode
}

/** Shows the labels and values of one thing. For short numbers, use `Figures`. */
export const DescriptionList = /* @__PURE__ */ forwardRef<HTMLDListElement, DescriptionListProps>(
  function DescriptionList({ children, className, ...rest }, ref) {
    return (
      <dl ref={ref} {...rest} className={cx(styles['list'], className)}>
        {children}
      </dl>
    )
  },
)

export interface FactProps extends ComponentPropsWithoutRef<'dd'> {
  label: ReactNode
  children: ReactNode
}

/** Shows a label with its value. The ref and other props belong to the value's element. */
export const Fact = /* @__PURE__ */ forwardRef<HTMLElement, FactProps>(function Fact(
  { label, children, className, ...rest },
  ref,
) {
  return (
    <>
      <dt className={styles['label']}>{label}</dt>
      <dd ref={ref} {...rest} className={cx(styles['value'], className)}>
        {children}
      </dd>
    </>
  )
})
