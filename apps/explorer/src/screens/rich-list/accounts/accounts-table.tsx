import { EmptyState } from '@mcm/ui/empty-state'
import { LoadMore } from '@mcm/ui/load-more'
import { Table } from '@mcm/ui/table'
import { VirtualTable } from '@mcm/ui/virtual-table'
import { useMemo } from 'react'
import { columnsFor } from './columns'
import { messages } from '../messages'
import type { RichList } from './use-rich-list'

/** Number of placeholder rows, which is enough to fill a screen. */
const WAITING = 20

/** A table of the accounts, or of those that match the search. */
export function AccountsTable({ list }: { list: RichList }) {
  const { accounts, heldBefore, newest, search } = list
  const supply = newest?.supply ?? null
  const most = accounts[0]?.balance ?? 0n
  const { needle } = search
  const columns = useMemo(
    () => columnsFor(needle, { supply, most, heldBefore: needle === '' ? heldBefore : undefined }),
    [supply, most, needle, heldBefore],
  )
  if (!newest) {
    return (
      <Table
        caption={messages.accounts}
        columns={columnsFor('', { supply: 0n, most: 0n, heldBefore: () => 0n })}
        rows={[]}
        rowKey={({ address }) => address}
        loading={WAITING}
      />
    )
  }
  if (search.state !== 'idle') {
    if (search.matches.length === 0) return null
    return (
      <VirtualTable
        linkRows
        caption={messages.accounts}
        columns={columns}
        rows={search.matches}
        rowKey={({ address }) => address}
      />
    )
  }
  return (
    <>
      <VirtualTable
        linkRows
        caption={messages.accounts}
        columns={columns}
        rows={accounts}
        rowKey={({ address }) => address}
        total={Math.max(newest.total, accounts.length)}
        empty={
          <EmptyState title={messages.empty}>
            <p>{messages.emptyHint}</p>
          </EmptyState>
        }
      />
      {accounts.length > 0 && (
        <LoadMore
          label={messages.loadMore}
          endText={messages.end}
          errorText={messages.moreFailed}
          state={loadMoreState(list)}
          onLoad={() => void list.fetchNextPage()}
          auto
        />
      )}
    </>
  )
}

function loadMoreState({ isFetchingNextPage, isFetchNextPageError, hasNextPage }: RichList) {
  if (isFetchingNextPage) return 'loading'
  if (isFetchNextPageError) return 'error'
  return hasNextPage ? 'idle' : 'end'
}
