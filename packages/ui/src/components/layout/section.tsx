import { useId, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { Heading } from '../text'
import styles from './section.module.css'

export interface SectionProps {
  title: ReactNode
  /** Content shown at the end of the title's line, such as a note, a filter or a download. */
  aside?: ReactNode | undefined
  /** @default 2 */
  level?: 2 | 3 | undefined
  children: ReactNode
  className?: string | undefined
}

/** Shows a section of a page with its title. */
export function Section({ title, aside, level = 2, children, className }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={cx(styles['section'], className)}>
      <div className={styles['bar']}>
        <Heading level={level} id={id}>
          {title}
        </Heading>
        {aside !== undefined && <div className={styles['aside']}>{aside}</div>}
      </div>
      {children}
    </section>
  )
}
