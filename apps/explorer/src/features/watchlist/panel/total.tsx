import type { AccountBalance } from '@mcm/rosetta-client'
import { Amount } from '@mcm/ui/amount'
import { Skeleton } from '@mcm/ui/skeleton'
import { Text } from '@mcm/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { useEndpoint } from '../../endpoint/endpoint-store'
import { messages } from './messages'
import { changeSinceLastVisit } from './seen-balances'
import styles from './watchlist.module.css'

interface TotalProps {
  addresses: readonly string[]
  /** In the order of the addresses, as far as they are known. */
  balances: readonly (AccountBalance | undefined)[]
  /** Whether no more of them will be known for now. */
  isStopped: boolean
}

/** The sum of all known balances, of how many addresses it is, and by how much it has changed. */
export function Total({ addresses, balances, isStopped }: TotalProps) {
  const known = balances.filter((balance) => balance !== undefined)
  const endpoint = useEndpoint()
  const visit = useQueryClient()
  const changes = addresses
    .map((address, at) => {
      const nano = balances[at]?.nano
      return nano === undefined ? 0n : (changeSinceLastVisit(visit, endpoint, address, nano) ?? 0n)
    })
    .filter((change) => change !== 0n)
  return (
    <div>
      <Text as="p" size={18} weight="medium" className={styles['sum']}>
        {known.length > 0 ? (
          <Amount value={known.reduce((sum, { nano }) => sum + nano, 0n)} />
        ) : isStopped ? (
          '–'
        ) : (
          <Skeleton letters={14} mono />
        )}
      </Text>
      <Text as="p" size={12} tone="soft">
        {messages.total(known.length, balances.length)}
      </Text>
      {changes.length > 0 && (
        <Text as="p" size={13} tone="soft">
          <Amount
            value={changes.reduce((sum, change) => sum + change, 0n)}
            decimals="trim"
            signed
          />{' '}
          {messages.sinceLastVisit}
        </Text>
      )}
    </div>
  )
}
