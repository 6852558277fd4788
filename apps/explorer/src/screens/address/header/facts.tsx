import type { ParsedAddress } from '@mcm/address'
import { Hash } from '@mcm/ui/hash'
import { useAddressForm } from '../../../features/address-form/address-form-store'
import type { Direction } from '../history/filter'
import type { Movement } from '../history/movement'
import type { MovementTimes } from '../history/use-movement-times'
import styles from '../address.module.css'
import { messages } from '../messages'
import { isNothingLoaded } from '../balance/balance-over-time'
import { LastActivity } from './activity'
import { Pending, type PendingCheck } from '../pending/pending'
import { Checked } from './checked'
import { HistoryFacts } from './history-facts'
import { Today } from './today'
import { useToday } from './use-today'

interface FactsProps {
  address: ParsedAddress
  pending: PendingCheck
  movements: readonly Movement[]
  times: MovementTimes
  isWaiting: boolean
  isFailed: boolean
  isLoading: boolean
  onLoadMore: () => void
  hasMore: boolean
  isNarrowed: boolean
  /** Whether to include the facts about the whole history. */
  hasHistory: boolean
  /** Whether to include what the history adds up to. */
  hasTotals: boolean
  /** The number of transactions since the index begins, undefined until it is known. */
  count: number | undefined
  /** Whether the list is as new as the tip. */
  isCurrent: boolean
  direction: Direction
}

/**
 * The quiet facts below the balance, one line each. Where they would push the transactions out of the
 * first screen, those about the whole history follow the list instead.
 */
export function Facts({ address, hasHistory, hasTotals, pending, ...history }: FactsProps) {
  const [form] = useAddressForm()
  const { isNarrowed } = history
  const { total: today, isReading } = useToday(address.hex, history)
  const other = form === 'hex' ? 'base58' : 'hex'
  const isUnused = !isNarrowed && isNothingLoaded(history)
  return (
    <dl className={styles['facts']}>
      {isUnused ? <Checked address={address.hex} /> : <LastActivity {...history} />}
      <dt>{messages.forms[other]}</dt>
      <dd>
        <Hash value={address[other]} form="10-6" copy={messages.copyForms[other]} />
      </dd>
      {isUnused ? (
        <>
          <dt>{messages.payments}</dt>
          <dd>
            <Pending address={address.hex} lead={messages.paymentsNote} {...pending} />
          </dd>
        </>
      ) : (
        !isNarrowed && <Today {...history} total={today} isReading={isReading} />
      )}
      {hasHistory && (
        <HistoryFacts {...history} address={address.hex} today={today} hasTotals={hasTotals} />
      )}
    </dl>
  )
}
