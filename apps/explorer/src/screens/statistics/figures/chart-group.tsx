import { Heading } from '@mcm/ui/text'
import { useId, type ReactNode } from 'react'
import styles from '../statistics.module.css'
import { partId } from './part-id'

interface ChartGroupProps {
  title: string
  /** One to five charts. The first of an odd number has the whole width. */
  children: ReactNode
}

/** Charts about one subject, under a small heading. */
export function ChartGroup({ title, children }: ChartGroupProps) {
  const id = useId()
  return (
    <section id={partId(title)} aria-labelledby={id} className={styles['group']}>
      <Heading size={15} id={id}>
        {title}
      </Heading>
      <div className={styles['plots']}>{children}</div>
    </section>
  )
}
