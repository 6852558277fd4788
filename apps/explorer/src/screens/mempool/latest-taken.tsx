import { Count } from '@mcm/ui/amount'
import { Section } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { Table } from '@mcm/ui/table'
import { paths } from '../../config/paths'
import { blockFacts } from '../../data/block-facts'
import type { MempoolItem } from '../../features/mempool/lifecycle'
import { InMcm } from '../../features/transaction-columns/in-mcm'
import { exitingColumns } from './columns'
import styles from './mempool.module.css'
import { messages } from './messages'
import { useLatestBlock } from './use-latest-block'

const MAX_ROWS = 5

/** Where the transactions of an empty mempool went: some of those that the latest block took. */
export function LatestTaken() {
  const { block } = useLatestBlock()
  if (!block) return null
  const { block_identifier: confirmedBlock, timestamp: firstSeen } = block
  const rows = blockFacts(block)
    .regular.toReversed()
    .slice(0, MAX_ROWS)
    .map((transaction, order): MempoolItem => {
      const { hash } = transaction
      return {
        hash,
        transaction,
        order,
        confirmedBlock,
        firstSeen,
        stage: 'confirmed',
        arrived: false,
      }
    })
  if (rows.length === 0) return null
  const { index } = confirmedBlock
  return (
    <Section
      title={
        <>
          {messages.takenBy}{' '}
          <Link href={paths.block.href(index)}>
            <Count value={index} />
          </Link>
          <InMcm />
        </>
      }
    >
      <Table
        linkRows
        caption={messages.takenBy}
        columns={exitingColumns}
        rows={rows}
        rowKey={({ hash }) => hash}
      />
      <p className={styles['onward']}>
        <Link href={paths.transactions.href()}>{messages.allTransactions}</Link>
      </p>
    </Section>
  )
}
