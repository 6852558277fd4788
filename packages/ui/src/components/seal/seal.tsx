import type { ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { IconAlert, IconCheckCircle, IconClock, IconInfo } from '../icons'
import styles from './seal.module.css'

export type SealState = 'verified' | 'working' | 'failed' | 'unavailable'

export interface SealProps {
  state: SealState
  /** The result, such as 'Verified in your browser'. */
  children: ReactNode
  className?: string | undefined
}

const icons = {
  verified: IconCheckCircle,
  working: IconClock,
  failed: IconAlert,
  unavailable: IconInfo,
}

/** Shows a verification result on one line with an icon. */
export function Seal({ state, children, className }: SealProps) {
  const Icon = icons[state]
  return (
    <span className={cx(styles['seal'], styles[state], className)}>
      <Icon />
      <span>{children}</span>
    </span>
  )
}
