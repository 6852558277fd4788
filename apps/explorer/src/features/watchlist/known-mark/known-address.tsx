import { AddressText, type AddressTextProps } from '@mcm/ui/hash'
import { paths } from '../../../config/paths'
import { entryOf, useWatchlist } from '../watchlist-store'

type KnownAddressProps = Pick<AddressTextProps, 'value' | 'form' | 'current'>

/** An address that leads to its page, with its star and label when the visitor watches it. */
export function KnownAddress({ value, ...rest }: KnownAddressProps) {
  const known = useKnown()
  return <AddressText value={value} {...rest} {...known(value)} href={paths.address.href(value)} />
}

/** What the visitor knows of an address: whether it is on the watchlist, and the name it has there. */
export function useKnown(): (address: string) => Pick<AddressTextProps, 'watched' | 'label'> {
  const entries = useWatchlist()
  return (address) => {
    const entry = entryOf(entries, address)
    return { watched: entry !== undefined, label: entry?.label }
  }
}
