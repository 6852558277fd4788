import type { AlarmProps } from './alarm-details'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'

const Alarm = lazyPart(() => import('./alarm-details'))

/** Not to be missed: something that was checked is false. Nothing while nothing is. */
export function VerificationAlarm(props: AlarmProps) {
  return props.checks?.some(({ outcome }) => outcome === 'failed') && <Alarm {...props} />
}
