import { Amount, Count } from '@mcm/ui/amount'
import { AddressText } from '@mcm/ui/hash'
import { Link } from '@mcm/ui/link'
import { useInfiniteQuery } from '@tanstack/react-query'
import { paths } from '../../../config/paths'
import { richListQuery } from '../../../data/rich-list-queries'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import { KnownAddress, useKnown } from '../../../features/watchlist/known-mark/known-address'
import { messages } from '../messages'
import styles from './rank-neighbors.module.css'

/** Number of accounts that are shown before and after one, as far as there are any. */
const EACH_WAY = 2

/** The accounts around one of the richest in the rich list, which the rank has loaded. */
export default function RankNeighbors({ address }: { address: string }) {
  const known = useKnown()
  const { data } = useInfiniteQuery({ ...richListQuery(useEndpoint()), enabled: false })
  const accounts = data?.pages.flatMap((page) => page.accounts) ?? []
  const place = accounts.findIndex((account) => account.address === address)
  if (place === -1) return null
  const start = Math.max(0, place - EACH_WAY)
  return (
    <section className={styles['neighbors']} aria-label={messages.neighbors}>
      <div className={styles['head']}>
        <h2>{messages.neighbors}</h2>
        <Link href={paths.richList.href()}>{messages.allAccounts}</Link>
      </div>
      <ol>
        {accounts
          .slice(start, start + 2 * EACH_WAY + 1)
          .map(({ rank, address: other, balance }) => (
            <li key={rank} aria-current={other === address || undefined}>
              <span className={styles['rank']}>
                <Count value={rank} />
              </span>
              {other === address ? (
                // The page's header has its name.
                <AddressText {...known(other)} label={undefined} form="8-8" current />
              ) : (
                <KnownAddress value={other} form="8-8" />
              )}
              <Amount value={balance} decimals={0} unit={false} />
            </li>
          ))}
      </ol>
    </section>
  )
}
