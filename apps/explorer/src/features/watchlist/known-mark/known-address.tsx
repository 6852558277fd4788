import { AddressText, type AddressTextProps } from '@mcm/ui/hash'
import { paths } from '../../../config/paths'
import { useLabels } from '../../labels/use-labels'
import { entryOf, useWatchlist } from '../watchlist-store'

type KnownAddressProps = Pick<AddressTextProps, 'value' | 'form' | 'current'>

/** An address linked to its page, with its star and label if it is on the visitor's watchlist. */
export function KnownAddress({ value, ...rest }: KnownAddressProps) {
  const known = useKnown()
  return <AddressText value={value} {...rest} {...known(value)} href={paths.address.href(value)} />
}

type Known = Pick<AddressTextProps, 'watched' | 'label' | 'labelSource'>

/**
 * Returns whether an address is watched, and its name. The name is the visitor's own label, or the
 * name from the deployment's labels file with its source.
 */
export function useKnown(): (address: string) => Known {
  const entries = useWatchlist()
  const labels = useLabels()
  return (address) => {
    const entry = entryOf(entries, address)
    const watched = entry !== undefined
    if (entry?.label !== undefined) return { watched, label: entry.label }
    const known = labels.get(address.toLowerCase())
    return { watched, label: known?.name, labelSource: known?.source }
  }
}
