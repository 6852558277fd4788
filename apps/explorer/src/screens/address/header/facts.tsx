import type { ParsedAddress } from '@mcm/address'
import { Hash } from '@mcm/ui/hash'
import { useAddressForm } from '../../../features/address-form/address-form-store'
import type { Movement } from '../history/movement'
import type { MovementTimes } from '../history/use-movement-times'
import styles from '../address.module.css'
import { messages } from '../messages'
import { Activity } from './activity'
import { Mining } from './mining'
import { Totals } from './totals'

interface FactsProps {
  address: ParsedAddress
  movements: readonly Movement[]
  times: MovementTimes
  isWaiting: boolean
  isFailed: boolean
  hasMore: boolean
  isNarrowed: boolean
}

/** The quiet facts below the balance, one line each. */
export function Facts({ address, ...history }: FactsProps) {
  const [form] = useAddressForm()
  const other = form === 'hex' ? 'base58' : 'hex'
  return (
    <dl className={styles['facts']}>
      <dt>{messages.forms[other]}</dt>
      <dd>
        <Hash value={address[other]} form="whole" copy={messages.copyForms[other]} />
      </dd>
      <Activity {...history} />
      <Totals {...history} />
      <Mining address={address.hex} movements={history.movements} />
    </dl>
  )
}
