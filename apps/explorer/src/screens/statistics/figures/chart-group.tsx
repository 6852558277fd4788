import { Heading } from '@mcm/ui/text'
import { useId, type ReactNode } from 'react'
import styles from './charts.module.css'
import { partId } from './part-id'

interface ChartGroupProps {
  title: string
  /** The charts that matter most, in different sizes and without a visible title. */
  lead?: boolean
  children: ReactNode
}

/** Charts about one subject. */
export function ChartGroup({ title, lead = false, children }: ChartGroupProps) {
  const id = useId()
  return (
    <section id={partId(title)} aria-labelledby={id} className={styles[lead ? 'leads' : 'group']}>
      <Heading size={15} id={id}>
        {title}
      </Heading>
      <div className={styles['plots']}>{children}</div>
    </section>
  )
}
