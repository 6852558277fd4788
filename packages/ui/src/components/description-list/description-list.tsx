import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import styles from './description-list.module.css'

/**
 * Props of `DescriptionList`.
 *
 * @example
 * ```tsx
 * import { DescriptionList, type DescriptionListProps, Fact } from '@mcm/ui/description-list'
 *
 * const facts: DescriptionListProps = { children: <Fact label="Difficulty">37</Fact> }
 *
 * <DescriptionList {...facts} />
 * ```
 */
export interface DescriptionListProps extends ComponentPropsWithoutRef<'dl'> {
  /** `Fact`s. */
  children: ReactNode
}

/**
 * Shows the labels and values of one thing. For short numbers, use `Figures`.
 *
 * @example
 * ```tsx
 * import { Amount } from '@mcm/ui/amount'
 * import { DescriptionList, Fact } from '@mcm/ui/description-list'
 *
 * <DescriptionList>
 *   <Fact label="Reward">
 *     <Amount value={12_065_840_589n} />
 *   </Fact>
 * </DescriptionList>
 * ```
 */
export const DescriptionList = /* @__PURE__ */ forwardRef<HTMLDListElement, DescriptionListProps>(
  function DescriptionList({ children, className, ...rest }, ref) {
    return (
      <dl ref={ref} {...rest} className={cx(styles['list'], className)}>
        {children}
      </dl>
    )
  },
)

/**
 * Props of `Fact`.
 *
 * @example
 * ```tsx
 * import { DescriptionList, Fact, type FactProps } from '@mcm/ui/description-list'
 *
 * const difficulty: FactProps = { label: 'Difficulty', children: 37 }
 *
 * <DescriptionList>
 *   <Fact {...difficulty} />
 * </DescriptionList>
 * ```
 */
export interface FactProps extends ComponentPropsWithoutRef<'dd'> {
  label: ReactNode
  children: ReactNode
}

/**
 * Shows a label with its value. The ref and other props belong to the value's element.
 *
 * @example
 * ```tsx
 * import { DescriptionList, Fact } from '@mcm/ui/description-list'
 *
 * <DescriptionList>
 *   <Fact label="Difficulty">37</Fact>
 * </DescriptionList>
 * ```
 */
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
