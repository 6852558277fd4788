import type { AlarmProps } from './alarm-details'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'

const Alarm = lazyPart(() => import('./alarm-details'))

/** A prominent alarm that is shown if a check failed. */
export function VerificationAlarm(props: AlarmProps) {
  return props.checks?.some(({ outcome }) => outcome === 'failed') && <Alarm {...props} />
}
