import type { ReactNode } from 'react'
import styles from '../address.module.css'
import { messages } from '../messages'
import reason from './reason.module.css'

interface PlotBoxProps {
  /** Null if it isn't known yet. @default the chart's title */
  title?: string | null | undefined
  /** A text shown in place of the chart while there is none. */
  label?: string | undefined
  busy?: boolean | undefined
  children?: ReactNode
}

/** The space for the chart with its title, which is the same with and without a chart. */
export function PlotBox({
  title = messages.plot.title,
  label,
  busy = false,
  children,
}: PlotBoxProps) {
  return (
    <div className={styles['plot']} aria-busy={busy}>
      {title !== null && <h2>{title}</h2>}
      {label === undefined ? children : <p className={reason['reason']}>{label}</p>}
    </div>
  )
}
