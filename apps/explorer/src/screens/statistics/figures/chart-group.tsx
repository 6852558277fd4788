import { Heading, Text } from '@mcm/ui/text'
import { useId, type ReactNode } from 'react'
import styles from './charts.module.css'
import { partId } from './part-id'

interface ChartGroupProps {
  title: string
  /** The charts that matter most, in different sizes and without a visible title. */
  lead?: boolean
  /** What the values are of, if it is the same for all charts. */
  of?: string | undefined
  children: ReactNode
}

/** Charts about one subject. */
export function ChartGroup({ title, lead = false, of, children }: ChartGroupProps) {
  const id = useId()
  return (
    <section id={partId(title)} aria-labelledby={id} className={styles[lead ? 'leads' : 'group']}>
      <div className={styles['title']}>
        <Heading size={15} id={id}>
          {title}
        </Heading>
        {of && (
          <Text size={12} tone="soft">
            {of}
          </Text>
        )}
      </div>
      <div className={styles['plots']}>{children}</div>
    </section>
  )
}
