import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { IconAlert, IconCheckCircle, IconClock, IconInfo } from '../icons'
import styles from './seal.module.css'

export type SealState = 'verified' | 'working' | 'failed' | 'unavailable'

export interface SealProps extends ComponentPropsWithoutRef<'span'> {
  state: SealState
  /** The result, such as 'Verified in your browser'. */
  children: ReactNode
}

const icons = {
  verified: IconCheckCircle,
  working: IconClock,
  failed: IconAlert,
  unavailable: IconInfo,
}

/** Shows a verification result on one line with an icon. */
export const Seal = /* @__PURE__ */ forwardRef<HTMLSpanElement, SealProps>(function Seal(
  { state, children, className, ...rest },
  ref,
) {
  const Icon = icons[state]
  return (
    <span ref={ref} {...rest} className={cx(styles['seal'], styles[state], className)}>
      <Icon />
      <span>{children}</span>
    </span>
  )
})
