import { cx } from '../../internal/cx'
import styles from './status-dot.module.css'

/** The six states of an endpoint that the health check can find. */
export type EndpointState =
  'checking' | 'unknown' | 'disconnected' | 'synced' | 'syncing' | 'status-unknown'

/** The state in words; `stage` is what the endpoint calls its stage of syncing. */
export function endpointStateText(state: EndpointState, stage?: string): string {
  switch (state) {
    case 'checking':
      return 'Checking...'
    case 'unknown':
      return 'Not checked'
    case 'disconnected':
      return 'Disconnected'
    case 'synced':
      return 'Connected & Synced'
    case 'syncing':
      return `Connected (${stage?.trim() || 'Syncing'})`
    case 'status-unknown':
      return 'Connected (Status Unknown)'
  }
}

export interface StatusDotProps {
  state: EndpointState
  stage?: string | undefined
  /** Hides the dot from assistive technology where the state stands beside it in words. */
  decorative?: boolean | undefined
  className?: string | undefined
}

/** An endpoint's health in one dot: colour and shape differ for each of the six states. */
export function StatusDot({ state, stage, decorative = false, className }: StatusDotProps) {
  const text = endpointStateText(state, stage)
  return (
    <span
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': text, title: text })}
      className={cx(styles['dot'], styles[state], className)}
    />
  )
}
