import type { ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { IconAlert, IconCheckCircle, IconClock, IconInfo } from '../icons'
import styles from './seal.module.css'

export type SealState = 'verified' | 'working' | 'failed' | 'unavailable'

export interface SealProps {
  state: SealState
  /** What is so: 'Verified in your browser'. */
  children: ReactNode
  className?: string | undefined
}

const icons = {
  verified: IconCheckCircle,
  working: IconClock,
  failed: IconAlert,
  unavailable: IconInfo,
}

/** What was proved about the thing above, in one line with its sign. */
export function Seal({ state, children, className }: SealProps) {
  const Icon = icons[state]
  return (
    <span className={cx(styles['seal'], styles[state], className)}>
      <Icon />
      <span>{children}</span>
    </span>
  )
}
