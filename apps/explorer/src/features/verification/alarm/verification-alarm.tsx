import { lazy, Suspense } from 'react'
import type { AlarmProps } from './alarm-details'

const Alarm = /* @__PURE__ */ lazy(() => import('./alarm-details'))

/** Not to be missed: something that was checked is false. Nothing while nothing is. */
export function VerificationAlarm(props: AlarmProps) {
  return (
    props.checks?.some(({ outcome }) => outcome === 'failed') && (
      <Suspense>
        <Alarm {...props} />
      </Suspense>
    )
  )
}
