import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { IconAlert, IconCheckCircle, IconClock, IconInfo, IconSplit } from '../icons'
import styles from './seal.module.css'

/**
 * The result of a verification, or that it is running or unavailable. `split`: the data is valid, but
 * not part of the chain.
 *
 * @example
 * ```tsx
 * import { Seal, type SealState } from '@mcm/ui/seal'
 *
 * const state: SealState = 'failed'
 *
 * <Seal state={state}>The hash is wrong</Seal>
 * ```
 */
export type SealState = 'verified' | 'working' | 'failed' | 'split' | 'unavailable'

/**
 * Props of `Seal`.
 *
 * @example
 * ```tsx
 * import { Seal, type SealProps } from '@mcm/ui/seal'
 *
 * const seal: SealProps = { state: 'working', children: 'Verifying…' }
 *
 * <Seal {...seal} />
 * ```
 */
export interface SealProps extends ComponentPropsWithoutRef<'span'> {
  state: SealState
  /** The result, such as 'Verified in your browser'. */
  children: ReactNode
}

const icons = {
  verified: IconCheckCircle,
  working: IconClock,
  failed: IconAlert,
  split: IconSplit,
  unavailable: IconInfo,
}

/**
 * Shows a verification result on one line with an icon.
 *
 * @example
 * ```tsx
 * import { Seal } from '@mcm/ui/seal'
 *
 * <Seal state="verified">Verified in your browser</Seal>
 * ```
 */
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
