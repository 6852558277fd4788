import { Hash } from '@mcm/ui/hash'
import { IconStarFilled } from '@mcm/ui/icons'
import { Link } from '@mcm/ui/link'
import { paths } from '../../config/paths'
import { useKnown } from '../../features/watchlist/known-mark/known-address'
import { useWatchlist } from '../../features/watchlist/watchlist-store'
import { messages } from './messages'
import styles from './watched-links.module.css'

/** Number of addresses that fit on a line. The header's list has all of them. */
const SHOWN = 3

/** The visitor's own addresses, a single press away where the page has room for them. */
export default function WatchedLinks() {
  const known = useKnown()
  return (
    <nav aria-label={messages.watched} className={styles['watched']}>
      <IconStarFilled size={14} />
      {useWatchlist()
        .slice(0, SHOWN)
        .map(({ address, label }) => (
          <Link key={address} href={paths.address.href(address)} className={styles['link'] ?? ''}>
            {label ?? <Hash value={known(address).value} form="8-8" />}
          </Link>
        ))}
    </nav>
  )
}
