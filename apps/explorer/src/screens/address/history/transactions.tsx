import { Section } from '@mcm/ui/layout'
import { LoadMore } from '@mcm/ui/load-more'
import { Segmented } from '@mcm/ui/segmented'
import { Switch } from '@mcm/ui/switch'
import { Text } from '@mcm/ui/text'
import { useMemo, useState } from 'react'
import { FailurePanel } from '../../../features/endpoint/failure/failure-panel'
import { ADDRESS_PAGE_SIZE } from '../../../data/address-queries'
import { useTipHeight } from '../../../features/endpoint/use-tip-height'
import { GoToBlock } from '../../../features/go-to-block/go-to-block'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'
import { InMcm } from '../../../features/transaction-columns/in-mcm'
import { LongTable } from '../../../shared/long-table/long-table'
import { messages } from '../messages'
import styles from './history.module.css'
import { historyColumns, placeOf } from './columns'
import type { Filter } from './filter'
import { Pending, type PendingCheck } from '../pending/pending'
import { Narrowed } from './narrowed'
import { NoHistory } from './no-history'
import { type HistoryRow, minedRows } from './mined-rows'
import type { MovementTimes } from './use-movement-times'
import type { useTransactions } from './use-transactions'

/** Loaded lazily: most addresses have transactions. */
const Nothing = lazyPart(() => import('./nothing'))

interface TransactionsProps {
  address: string
  list: ReturnType<typeof useTransactions>
  times: MovementTimes
  filter: Filter
  onFilter: (change: Partial<Filter>) => void
  pending: PendingCheck
}

const directions = (['all', 'in', 'out'] as const).map((value) => ({
  value,
  label: messages.direction[value],
}))

/** The movements of an address, newest first. */
export function Transactions({
  address,
  list,
  times,
  filter,
  onFilter,
  pending,
}: TransactionsProps) {
  const { movements, loaded } = list
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(() => minedRows(movements, unfolded), [movements, unfolded])
  const hasNone = list.isSettled && list.count === 0 && filter.maxBlock === undefined
  // Two rows are read faster than filtered.
  const hasFew = list.isSettled && !list.hasNextPage && isUnfiltered(filter) && rows.length < 3
  // Below the rows of a filter, or unfolded ones, their number would say nothing.
  const rowCount = isUnfiltered(filter) && unfolded.size === 0 ? rows.length : loaded.length
  const onFold = (block: string) => setUnfolded(toggled(unfolded, block))
  if (hasNone && !list.isError) return <NoHistory />
  return (
    <Section
      title={
        <>
          {messages.latest}
          {rows.length > 0 && <InMcm />}
        </>
      }
      className={`${styles['history']} ${hasFew ? styles['few'] : ''}`}
      aside={<Filters filter={filter} onFilter={onFilter} address={address} count={list.count} />}
    >
      {filter.maxBlock !== undefined && (
        <Narrowed maxBlock={filter.maxBlock} onClear={() => onFilter({ maxBlock: undefined })} />
      )}
      {filter.maxBlock === undefined && (
        <Pending address={address} lead={messages.pending.lead} {...pending} />
      )}
      {list.isError && loaded.length === 0 ? (
        <FailurePanel
          title={messages.failed}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <>
          <LongTable
            linkRows
            caption={messages.latest}
            columns={historyColumns({ address, times, unfolded, onFold })}
            rows={rows}
            rowKey={keyOf}
            className={printClass(rows)}
            loading={list.isSettled || list.isError ? 0 : 5}
            empty={
              list.hasNextPage ? (
                <Text as="p" tone="soft">
                  {messages.noMatchYet(loaded.length)}
                </Text>
              ) : (
                <Nothing fallback={<p className={styles['room']} />} filter={filter} />
              )
            }
          />
          {movements.length > 0 && movements.length < loaded.length && (
            <Text as="p" size={13} tone="soft" role="status">
              {messages.shownOf(movements.length, loaded.length)}
            </Text>
          )}
          {list.hasNextPage && list.count !== undefined && (
            <Text as="p" size={13} tone="soft" className={styles['loaded']}>
              {messages.loadedOf(loaded.length, list.count, rowCount)}
            </Text>
          )}
          {(movements.length > 0 || (list.hasNextPage && list.isSettled)) && (
            <LoadMore
              label={messages.loadMore}
              endText={messages.end}
              loadedText={
                list.count === undefined
                  ? undefined
                  : messages.loadedOf(loaded.length, list.count, rowCount)
              }
              errorText={messages.failedMore}
              state={stateOf(list)}
              onLoad={() => void list.fetchNextPage()}
              auto={list.mayAutoLoad}
            />
          )}
        </>
      )}
    </Section>
  )
}

interface FiltersProps extends Pick<TransactionsProps, 'address' | 'filter' | 'onFilter'> {
  /** The number of listed transactions, undefined until it is known. */
  count: number | undefined
}

function Filters({ filter, onFilter, address, count }: FiltersProps) {
  const isNarrowed = filter.maxBlock !== undefined
  const goTo = (maxBlock: number | undefined) => onFilter({ maxBlock })
  return (
    <>
      <Segmented
        label={messages.direction.label}
        value={filter.direction}
        options={directions}
        onValueChange={(direction) => onFilter({ direction })}
      />
      <Switch
        label={messages.hideFeeOnly}
        checked={filter.hideFeeOnly}
        onCheckedChange={(hideFeeOnly) => onFilter({ hideFeeOnly })}
      />
      <GoToBlock
        max={useTipHeight()}
        onGo={goTo}
        pages={
          isNarrowed || (count !== undefined && count > ADDRESS_PAGE_SIZE)
            ? { address, count: isNarrowed ? undefined : count, onGo: goTo }
            : undefined
        }
      />
    </>
  )
}

function isUnfiltered({ direction, hideFeeOnly, maxBlock }: Filter): boolean {
  return direction === 'all' && !hideFeeOnly && maxBlock === undefined
}

function keyOf(row: HistoryRow): string {
  return row.kind === 'mined' ? row.mined.key : row.movement.key
}

/** On paper, a column that says the same in every row gives its room to the others. */
function printClass(rows: readonly HistoryRow[]): string {
  const allCount = rows.every((row) => placeOf(row).status === 'SUCCESS')
  return `print-history ${allCount ? 'print-all-counted' : ''}`
}

function toggled(set: ReadonlySet<string>, value: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(value)) next.add(value)
  return next
}

function stateOf(list: TransactionsProps['list']) {
  if (list.isFetchingNextPage) return 'loading'
  if (list.isFetchNextPageError) return 'error'
  return list.hasNextPage ? 'idle' : 'end'
}
