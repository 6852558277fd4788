import { AddressText, type AddressTextProps } from '@mcm/ui/hash'
import { paths } from '../../../config/paths'
import { formatAddress, useAddressForm } from '../../address-form/address-form-store'
import { useLabels } from '../../labels/use-labels'
import { entryOf, useWatchlist } from '../watchlist-store'

type KnownAddressProps = Pick<AddressTextProps, 'value' | 'form' | 'current'>

/**
 * An address in the visitor's form, linked to its page, with its star and label if it is on the
 * visitor's watchlist.
 */
export function KnownAddress({ value, ...rest }: KnownAddressProps) {
  const known = useKnown()
  return <AddressText {...rest} {...known(value)} href={paths.address.href(value)} />
}

type Known = Pick<AddressTextProps, 'value' | 'watched' | 'label' | 'labelSource'>

/**
 * Returns how an address is shown: in the form that the visitor chose, whether it is watched, and its
 * name. The name is the visitor's own label, or the name from the deployment's labels file with its
 * source.
 */
export function useKnown(): (address: string) => Known {
  const [form] = useAddressForm()
  const entries = useWatchlist()
  const labels = useLabels()
  return (address) => {
    const value = formatAddress(address, form)
    const entry = entryOf(entries, address)
    const watched = entry !== undefined
    if (entry?.label !== undefined) return { value, watched, label: entry.label }
    const known = labels.get(address.toLowerCase())
    return { value, watched, label: known?.name, labelSource: known?.source }
  }
}
