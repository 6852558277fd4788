import type { Check } from '@mcm/proof'
import { lazy, type ReactNode, Suspense } from 'react'
import type { messages } from './messages'

const Alarm = /* @__PURE__ */ lazy(() => import('./alarm'))

export interface VerificationAlarmProps {
  about: keyof typeof messages.alarm.title
  checks: readonly Check[] | undefined
  /** Where the failed checks can be looked at. */
  children?: ReactNode
  /** @default asks for the endpoint's blocks and transactions again */
  onRetry?: () => void
}

/** Not to be missed: something that was checked is false. Nothing while nothing is. */
export function VerificationAlarm(props: VerificationAlarmProps) {
  return (
    props.checks?.some(({ outcome }) => outcome === 'failed') && (
      <Suspense>
        <Alarm {...props} />
      </Suspense>
    )
  )
}
