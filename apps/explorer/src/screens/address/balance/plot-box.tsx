import { Text } from '@mcm/ui/text'
import type { ReactNode } from 'react'
import styles from '../address.module.css'

interface PlotBoxProps {
  /** Shown in place of the chart while there is none. */
  label?: string | undefined
  busy?: boolean | undefined
  /** Shown below the chart, or below its replacement. */
  below?: ReactNode
  children?: ReactNode
}

/** The plot's space, the same with and without a plot. */
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
