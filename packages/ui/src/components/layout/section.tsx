'use client'

import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { Heading } from '../text'
import styles from './section.module.css'

/**
 * Props of `Section`.
 *
 * @example
 * ```tsx
 * import { Section, type SectionProps } from '@mcm/ui/layout'
 *
 * const section: SectionProps = { title: 'Transactions', level: 3, children: 'None yet' }
 *
 * <Section {...section} />
 * ```
 */
export interface SectionProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  title: ReactNode
  /** Content shown at the end of the title's line, such as a note, a filter or a download. */
  aside?: ReactNode | undefined
  /** @default 2 */
  level?: 2 | 3 | undefined
  children: ReactNode
}

/**
 * Shows a section of a page with its title.
 *
 * @example
 * ```tsx
 * import { Button } from '@mcm/ui/button'
 * import { EmptyState } from '@mcm/ui/empty-state'
 * import { Section } from '@mcm/ui/layout'
 *
 * <Section title="Transactions" aside={<Button size="small">Download</Button>}>
 *   <EmptyState title="No transactions yet" />
 * </Section>
 * ```
 */
export const Section = /* @__PURE__ */ forwardRef<HTMLElement, SectionProps>(function Section(
  { title, aside, level = 2, children, className, ...rest },
  ref,
) {
  const id = useId()
  return (
    <section ref={ref} aria-labelledby={id} {...rest} className={cx(styles['section'], className)}>
      <div className={styles['bar']}>
        <Heading level={level} id={id}>
          {title}
        </Heading>
        {aside !== undefined && <div className={styles['aside']}>{aside}</div>}
      </div>
      {children}
    </section>
  )
})
