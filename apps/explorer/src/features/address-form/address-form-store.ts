import { tryParseAddress } from '@mcm/address'
import { useSyncExternalStore } from 'react'
import { storedValue } from '../../shared/stored-value'

/** The form in which addresses are shown. Links and requests always use hex. */
export type AddressForm = 'base58' | 'hex'

const stored = storedValue<AddressForm>({
  key: 'address-form',
  fallback: 'base58',
  parse: (text) => (text === 'hex' ? text : undefined),
  serialize: (form) => (form === 'base58' ? null : form),
})

export function useAddressForm(): [AddressForm, (form: AddressForm) => void] {
  const form = useSyncExternalStore(stored.subscribe, stored.get, () => 'base58' as const)
  return [form, stored.set]
}

/** Returns an address in the given form. A value that isn't an address is returned unchanged. */
export function formatAddress(address: string, form: AddressForm): string {
  return tryParseAddress(address)?.[form] ?? address
}
