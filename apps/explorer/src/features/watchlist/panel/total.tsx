import type { AccountBalance } from '@mcm/rosetta-client'
import { Amount } from '@mcm/ui/amount'
import { Skeleton } from '@mcm/ui/skeleton'
import { Text } from '@mcm/ui/text'
import { messages } from './messages'
import styles from './watchlist.module.css'

/** The sum of all known balances, and of how many addresses it is. */
export function Total({ balances }: { balances: readonly (AccountBalance | undefined)[] }) {
  const known = balances.filter((balance) => balance !== undefined)
  return (
    <div>
      <Text as="p" size={18} weight="medium" className={styles['sum']}>
        {known.length > 0 ? (
          <Amount value={known.reduce((sum, { nano }) => sum + nano, 0n)} />
        ) : (
          <Skeleton letters={14} mono />
        )}
      </Text>
      <Text as="p" size={12} tone="soft">
        {messages.total(known.length, balances.length)}
      </Text>
    </div>
  )
}
