import { Count, formatCount } from '@mcm/ui/amount'
import { Section } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { Table } from '@mcm/ui/table'
import { Text } from '@mcm/ui/text'
import { paths } from '../../config/paths'
import { blockFacts } from '../../data/block-facts'
import { InMcm } from '../../features/transaction-columns/in-mcm'
import { exitingColumns } from './columns'
import styles from './mempool.module.css'
import { messages } from './messages'
import { useLatestBlock } from './use-latest-block'

const MAX_ROWS = 5

interface LatestTakenProps {
  /** Hashes of transactions that the page lists as confirmed. */
  listed: ReadonlySet<string>
}

/** Where transactions that are no longer pending went: some of those that the latest block took. */
export function LatestTaken({ listed }: LatestTakenProps) {
  const block = useLatestBlock()
  if (!block) return null
  const { block_identifier: confirmedBlock } = block
  const taken = blockFacts(block).regular
  const rows = taken
    .filter(({ hash }) => !listed.has(hash))
    .toReversed()
    .slice(0, MAX_ROWS)
    .map((transaction) => ({ hash: transaction.hash, transaction, confirmedBlock }))
  if (rows.length === 0 && taken.length > 0) return null
  const { index } = confirmedBlock
  return (
    <Section
      title={
        <>
          {messages.minedIn}{' '}
          <Link href={paths.block.href(index)}>
            <Count value={index} />
          </Link>
          {rows.length > 0 && <InMcm />}
        </>
      }
    >
      {rows.length === 0 ? (
        <Text as="p" tone="soft">
          {messages.nothingMined}
        </Text>
      ) : (
        <Table
          linkRows
          caption={`${messages.minedIn} ${formatCount(index)}`}
          columns={exitingColumns}
          rows={rows}
          rowKey={({ hash }) => hash}
        />
      )}
      <p className={styles['onward']}>
        <Link href={paths.transactions.href()}>{messages.allTransactions}</Link>
      </p>
    </Section>
  )
}
