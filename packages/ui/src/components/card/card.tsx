import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { Heading } from '../text'
import styles from './card.module.css'

/**
 * Props of `Card`.
 *
 * @example
 * ```tsx
 * import { Card, type CardProps } from '@mcm/ui/card'
 *
 * const read: CardProps = { title: 'Read', children: 'Blocks and balances.' }
 *
 * <Card {...read} />
 * ```
 */
export interface CardProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  title?: ReactNode | undefined
  /** Small text above the title, such as a number or a kind. */
  eyebrow?: ReactNode | undefined
  /** The title's heading level. @default 3 */
  level?: 2 | 3 | 4 | undefined
  children: ReactNode
  /** A link or button below the content. */
  action?: ReactNode | undefined
}

/**
 * Shows one of several equal parts side by side, each under its own hairline. Never nest cards.
 *
 * @example
 * ```tsx
 * import { Card } from '@mcm/ui/card'
 * import { Link } from '@mcm/ui/link'
 *
 * <Card title="Run a node" eyebrow="1" action={<Link href="/docs/node">Read the guide</Link>}>
 *   A node verifies every block itself.
 * </Card>
 * ```
 */
export const Card = /* @__PURE__ */ forwardRef<HTMLDivElement, CardProps>(function Card(
  { title, eyebrow, level = 3, children, action, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} className={cx(styles['card'], className)}>
      {eyebrow !== undefined && <p className={styles['eyebrow']}>{eyebrow}</p>}
      {title !== undefined && (
        <Heading level={level} size={15}>
          {title}
        </Heading>
      )}
      <div className={styles['body']}>{children}</div>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  )
})

/**
 * Arranges cards side by side, as many as fit.
 *
 * @example
 * ```tsx
 * import { Card, Cards } from '@mcm/ui/card'
 *
 * <Cards>
 *   <Card title="Read">Blocks and balances.</Card>
 *   <Card title="Send">Payments with a memo.</Card>
 * </Cards>
 * ```
 */
export const Cards = /* @__PURE__ */ forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function Cards({ children, className, ...rest }, ref) {
    return (
      <div ref={ref} {...rest} className={cx(styles['cards'], className)}>
        {children}
      </div>
    )
  },
)
