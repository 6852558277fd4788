import type { ReactNode } from 'react'
import styles from '../statistics.module.css'

interface ControlProps {
  label: string
  /** A control that has this name for assistive technology. */
  children: ReactNode
}

/** A control of the bar above the figures, below its label. */
export function Control({ label, children }: ControlProps) {
  return (
    <div className={styles['control']}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  )
}
