import { Badge } from '@mcm/ui/badge'
import { entryOf, useWatchlist } from '../watchlist-store'
import styles from './watch-star.module.css'

interface WatchLabelProps {
  address: string
  className?: string | undefined
}

/** The visitor's own label of an address, as a tag next to it. */
export function WatchLabel({ address, className = '' }: WatchLabelProps) {
  const label = entryOf(useWatchlist(), address)?.label
  if (label === undefined) return null
  return (
    <Badge title={label} className={`${styles['label']} ${className}`}>
      {label}
    </Badge>
  )
}
