import { Text } from '@mcm/ui/text'
import type { ReactNode } from 'react'
import styles from '../address.module.css'

interface PlotBoxProps {
  /** A text shown in place of the chart while there is none. */
  label?: string | undefined
  busy?: boolean | undefined
  /** Content shown below the chart, or below its replacement. */
  below?: ReactNode
  children?: ReactNode
}

/** The space for the chart, which is the same with and without a chart. */
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
