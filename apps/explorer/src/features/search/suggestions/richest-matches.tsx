import { Amount } from '@mcm/ui/amount'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { matchingAccounts, readNeedle } from '../../../data/matching-accounts'
import { type RichAccount, richListQuery } from '../../../data/rich-list-queries'
import { useEndpoint } from '../../endpoint/endpoint-store'
import { MAX_ROWS } from './matches'
import { messages } from './messages'
import styles from './suggestion.module.css'
import { useSettled } from './use-settled'

interface RichestMatchesProps {
  /** A part of an address. */
  part: string
  /** Addresses that the panel shows already, in hex. They are counted, but not shown again. */
  shown: ReadonlySet<string>
  /** Whether nothing else matches. Otherwise, it isn't worth a line that none of these do. */
  isOnly: boolean
  children: (account: RichAccount, balance: ReactNode) => ReactNode
}

/**
 * The accounts with this part in their address, among those of the rich list that are loaded. Its
 * first page is loaded for this. Nothing is shown until that is known.
 */
export function RichestMatches({ part, shown, isOnly, children }: RichestMatchesProps) {
  const settled = useSettled(part)
  const { data } = useInfiniteQuery({
    ...richListQuery(useEndpoint()),
    retry: false,
    enabled: settled !== '',
  })
  const accounts = settled === '' ? [] : (data?.pages ?? []).flatMap((page) => page.accounts)
  const matches = matchingAccounts(accounts, readNeedle(settled))
  return (
    <>
      {matches
        .filter(({ address }) => !shown.has(address))
        .slice(0, MAX_ROWS)
        .map((account) => children(account, <Amount value={account.balance} decimals="trim" />))}
      <li className={styles['count']}>
        {/* There before its text, so that screen readers announce it. */}
        <span role="status">
          {accounts.length > 0 &&
            (isOnly || matches.length > 0) &&
            messages.among(matches.length, accounts.length)}
        </span>
      </li>
    </>
  )
}
