import { AddressText, type AddressTextProps } from '@mcm/ui/hash'
import { paths } from '../../../config/paths'
import { entryOf, useWatchlist } from '../watchlist-store'

type KnownAddressProps = Pick<AddressTextProps, 'value' | 'form' | 'current'>

/** An address linked to its page, with its star and label if the visitor watches it. */
export function KnownAddress({ value, ...rest }: KnownAddressProps) {
  const known = useKnown()
  return <AddressText value={value} {...rest} {...known(value)} href={paths.address.href(value)} />
}

/** Watchlist data about an address: whether it is watched, and its label. */
export function useKnown(): (address: string) => Pick<AddressTextProps, 'watched' | 'label'> {
  const entries = useWatchlist()
  return (address) => {
    const entry = entryOf(entries, address)
    return { watched: entry !== undefined, label: entry?.label }
  }
}
