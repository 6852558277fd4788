import { AddressText, type HashProps } from '@mcm/ui/hash'
import { paths } from '../../app/paths'
import { useWatchlist } from './watchlist-store'

/** An address that leads to its page, with its star and label when the visitor watches it. */
export function KnownAddress({ value, form }: Pick<HashProps, 'value' | 'form'>) {
  const entry = useWatchlist().find(({ address }) => address === value.toLowerCase())
  return (
    <AddressText
      value={value}
      form={form}
      href={paths.address.href(value)}
      watched={entry !== undefined}
      label={entry?.label}
    />
  )
}
