import { type Check, checkTitles } from '@mcm/proof'
import { isUnder } from '@mcm/react/query'
import { IconAlert } from '@mcm/ui/icons'
import { Heading } from '@mcm/ui/text'
import { type Query, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEndpoint } from '../../endpoint/endpoint-store'
import { RecoveryActions } from '../../endpoint/failure/recovery-actions'
import { messages } from './messages'
import { failedChecks } from '../summary'
import styles from './alarm-details.module.css'
import { keys } from '../../../data/keys'

export interface AlarmProps {
  about: keyof typeof messages.title
  checks: readonly Check[] | undefined
  /** The list of failed checks. */
  children?: ReactNode
  /** @default refetches the endpoint's blocks and transactions */
  onRetry?: () => void
}

/** The details shown when a check has failed. They are loaded on demand. */
export default function Alarm({ about, checks, children, onRetry }: AlarmProps) {
  const endpoint = useEndpoint()
  const queries = useQueryClient()
  const refetch = () => {
    const checked = [keys.blocks, keys.transactions, keys.verifications]
    const predicate = (query: Query) => checked.some((start) => isUnder(query, start(endpoint)))
    // The wrong data may be about a block used for comparison, such as the parent.
    queries.removeQueries({ type: 'inactive', predicate })
    void queries.invalidateQueries({ predicate })
  }
  return (
    <div role="alert" className={styles['alarm']}>
      <IconAlert size={24} className={styles['alarm-sign']} />
      <div className={styles['alarm-words']}>
        <Heading level={2} size={24}>
          {messages.title[about]}
        </Heading>
        <ul className={styles['faults']}>
          {failedChecks(checks ?? []).map(({ id, subject, reason }) => (
            <li key={`${subject} ${id}`}>
              <strong>{checkTitles[id]}.</strong> {reason}
            </li>
          ))}
        </ul>
        <p>{messages.text}</p>
        <p>
          <code>{endpoint}</code>
        </p>
        {children}
        <div className={styles['actions']}>
          <RecoveryActions onRetry={onRetry ?? refetch} />
        </div>
      </div>
    </div>
  )
}
