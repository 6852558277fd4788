import { Hash } from '@mcm/ui/hash'
import { KnownAddress } from '../../watchlist/known-mark/known-address'
import { useSuggestions } from '../suggestions/use-suggestions'
import { messages } from './shortened-messages'
import styles from './shortened-matches.module.css'

/** Lists the watched and loaded addresses and hashes that a shortened one may stand for. */
export default function ShortenedMatches({ text }: { text: string }) {
  const matches = useSuggestions(text).groups.flatMap((group) => group.matches)
  return (
    <div className={styles['room']}>
      <p>{messages.matches(matches.length)}</p>
      {matches.length > 0 && (
        <ul aria-label={messages.list}>
          {matches.map(({ href, address, hash, kind }) => (
            <li key={href}>
              {address !== undefined && <KnownAddress value={address} form="whole" />}
              {hash !== undefined && (
                <>
                  <Hash value={hash} href={href} form="whole" /> {kind}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
