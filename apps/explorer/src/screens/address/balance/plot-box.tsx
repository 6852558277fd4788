import { Text } from '@mcm/ui/text'
import type { ReactNode } from 'react'
import styles from '../address.module.css'

interface PlotBoxProps {
  /** Said in the drawing's place while there is none. */
  label?: string | undefined
  busy?: boolean | undefined
  /** Under the drawing, or under what is said instead. */
  below?: ReactNode
  children?: ReactNode
}

/** The room of the plot, which is the same with and without one. */
export function PlotBox({ label, busy = false, below, children }: PlotBoxProps) {
  return (
    <div className={styles['plot']} aria-busy={busy}>
      {label === undefined ? (
        children
      ) : (
        <div className={styles['blank']}>
          <Text as="p" size={13} tone="soft" measured>
            {label}
          </Text>
        </div>
      )}
      {below}
    </div>
  )
}
