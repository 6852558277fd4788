import type { ParsedAddress } from '@mcm/address'
import { Hash } from '@mcm/ui/hash'
import { AddressFormSwitch } from '../../../features/address-form/address-form-switch'
import { useAddressForm } from '../../../features/address-form/address-form-store'
import type { Movement } from '../history/movement'
import type { MovementTimes } from '../history/use-movement-times'
import styles from '../address.module.css'
import { messages } from '../messages'
import { Activity } from './activity'
import { Mining } from './mining'
import { Today } from './today'
import { Totals } from './totals'

interface FactsProps {
  address: ParsedAddress
  movements: readonly Movement[]
  times: MovementTimes
  isWaiting: boolean
  isFailed: boolean
  isLoading: boolean
  onLoadMore: () => void
  hasMore: boolean
  isNarrowed: boolean
}

/** The quiet facts below the balance, one line each. */
export function Facts({ address, ...history }: FactsProps) {
  const [form] = useAddressForm()
  const other = form === 'hex' ? 'base58' : 'hex'
  return (
    <dl className={styles['facts']}>
      {!history.isNarrowed && <Today {...history} />}
      <dt>{messages.forms[other]}</dt>
      <dd>
        <span className={styles['forms']}>
          <Hash value={address[other]} form="list" copy={messages.copyForms[other]} />
          <AddressFormSwitch className={styles['form']} />
        </span>
      </dd>
      <Activity {...history} />
      <Totals {...history} />
      <Mining address={address.hex} movements={history.movements} times={history.times} />
    </dl>
  )
}
