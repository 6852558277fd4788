import { type Check, checkTitles } from '@mcm/proof'
import { IconAlert } from '@mcm/ui/icons'
import { Heading } from '@mcm/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEndpoint } from '../endpoint/endpoint-store'
import { WaysOn } from '../endpoint/ways-on'
import { messages } from './messages'
import { failedChecks } from './summary'
import styles from './verification.module.css'

interface VerificationAlarmProps {
  about: keyof typeof messages.alarm.title
  checks: readonly Check[] | undefined
  /** Where the failed checks can be looked at. */
  children?: ReactNode
  /** @default asks for the endpoint's blocks and transactions again */
  onRetry?: () => void
}

/** Not to be missed: something that was checked is false. Nothing while nothing is. */
export function VerificationAlarm({ about, checks, children, onRetry }: VerificationAlarmProps) {
  const endpoint = useEndpoint()
  const queries = useQueryClient()
  const askAgain = () =>
    void queries.invalidateQueries({
      predicate: ({ queryKey: [of, kind] }) =>
        of === endpoint && (kind === 'block' || kind === 'transaction'),
    })
  const failed = failedChecks(checks ?? [])
  if (failed.length === 0) return null
  return (
    <div role="alert" className={styles['alarm']}>
      <IconAlert size={24} className={styles['alarm-sign']} />
      <div className={styles['alarm-words']}>
        <Heading level={2} size={24}>
          {messages.alarm.title[about]}
        </Heading>
        <ul className={styles['faults']}>
          {failed.map(({ id, subject, reason }) => (
            <li key={`${subject} ${id}`}>
              <strong>{checkTitles[id]}.</strong> {reason}
            </li>
          ))}
        </ul>
        <p>{messages.alarm.text}</p>
        <p>
          <code>{endpoint}</code>
        </p>
        {children}
        <div className={styles['actions']}>
          <WaysOn onRetry={onRetry ?? askAgain} />
        </div>
      </div>
    </div>
  )
}
