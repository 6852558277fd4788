import { formatCount } from '@mcm/ui/amount'
import { Section } from '@mcm/ui/layout'
import { Segmented } from '@mcm/ui/segmented'
import { Table } from '@mcm/ui/table'
import { Text } from '@mcm/ui/text'
import { type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { confirmedColumns, exitingColumns, pendingColumns } from './columns'
import {
  confirmedRows,
  exitingRows,
  isNew,
  type Mempool,
  type MempoolItem,
  pendingRows,
} from '../../features/mempool/lifecycle'
import { QueuePicture, QueuePictureWaiting } from '../../features/mempool/queue/queue-picture'
import { InMcm } from '../../features/transaction-columns/in-mcm'
import { Empty } from './empty'
import { Insight } from './insight'
import styles from './mempool.module.css'
import { messages } from './messages'
import { orders, sortedBy } from './order'
import { LongTable } from '../../shared/long-table/long-table'

interface PendingProps {
  mempool: Mempool
  isPending: boolean
  /** Whether the last list failed, in which case the known transactions may be outdated. */
  isStale: boolean
  aside: ReactNode
}

/** The section with the pending transactions. */
export function Pending({ mempool, isPending, isStale, aside }: PendingProps) {
  const [params, setParams] = useSearchParams()
  const order = params.get('order') === 'fee' ? 'fee' : 'newest'
  const rows = sortedBy(order, pendingRows(mempool))
  if (rows.length === 0 && !isPending && !isStale) return <Empty aside={aside} />
  const title = isPending ? messages.pendingTitle : messages.pending(formatCount(rows.length))
  const isFresh = (item: MempoolItem) => isNew(mempool, item)
  return (
    <Section
      title={
        <>
          {title}
          <InMcm />
        </>
      }
      aside={aside}
    >
      <div className={styles['above']}>
        <Insight mempool={mempool} isPending={isPending} />
        {(rows.length > 0 || isPending) && (
          <Segmented
            className={styles['order']}
            label={messages.order.label}
            value={order}
            options={orders.map((value) => ({ value, label: messages.order[value] }))}
            onValueChange={(next) =>
              setParams(next === 'fee' ? { order: next } : {}, {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
        )}
      </div>
      {order === 'fee' && (
        <div className={styles['queue']}>
          {isPending ? <QueuePictureWaiting /> : hasOtherFees(rows) && <QueuePicture rows={rows} />}
        </div>
      )}
      {(rows.length > 0 || isPending) && (
        <div
          className={`${styles['rows']} ${rows.some(({ arrived }) => arrived) ? '' : styles['before']}`}
        >
          <LongTable
            linkRows
            caption={title}
            columns={pendingColumns}
            rows={rows}
            rowKey={({ hash }) => hash}
            isNew={isFresh}
            loading={isPending ? 3 : 0}
          />
        </div>
      )}
    </Section>
  )
}

/** Returns whether a picture of the fees says more than the sentence about them. */
function hasOtherFees(rows: readonly MempoolItem[]): boolean {
  const [first, ...others] = rows.map(({ transaction }) => transaction?.fee)
  return others.some((fee) => fee !== first)
}

/** The section with the transactions that left the mempool without a known block. */
export function Exiting({ mempool }: { mempool: Mempool }) {
  const rows = exitingRows(mempool)
  if (rows.length === 0) return null
  const title = messages.exiting(formatCount(rows.length))
  return (
    <Section
      title={title}
      aside={
        <Text size={13} tone="soft">
          {messages.exitingText}
        </Text>
      }
    >
      <Table
        linkRows
        caption={title}
        columns={exitingColumns}
        rows={rows}
        rowKey={({ hash }) => hash}
        isLeaving={() => true}
        className={styles['exiting']}
      />
    </Section>
  )
}

/** The section with the transactions confirmed within the last minute. */
export function Confirmed({ mempool }: { mempool: Mempool }) {
  const rows = confirmedRows(mempool)
  if (rows.length === 0) return null
  const title = messages.confirmed(formatCount(rows.length))
  return (
    <Section title={title}>
      <Table
        linkRows
        caption={title}
        columns={confirmedColumns}
        rows={rows}
        rowKey={({ hash }) => hash}
        isNew={(item) => isNew(mempool, item)}
      />
    </Section>
  )
}
