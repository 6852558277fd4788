import { EmptyState } from '@mcm/ui/empty-state'
import { Page } from '@mcm/ui/layout'
import { LoadMore } from '@mcm/ui/load-more'
import { PageHeader } from '@mcm/ui/page-header'
import { paths } from '../../config/paths'
import { LATEST_PAGE_SIZE } from '../../data/latest-transactions-query'
import { FailurePanel } from '../../features/endpoint/failure/failure-panel'
import { RawAnswer } from '../../features/raw/raw-answer'
import { LongTable } from '../../shared/long-table/long-table'
import { usePageMetadata } from '../../shared/page-metadata'
import { columnsFor } from './columns'
import { messages } from './messages'
import styles from './transactions.module.css'
import { useLatestTransactions } from './use-latest-transactions'

const firstPage = { limit: LATEST_PAGE_SIZE }

export function Component() {
  usePageMetadata({
    title: messages.pageTitle,
    description: messages.subtitle,
    path: paths.transactions.href(),
    breadcrumb: [{ name: messages.title, path: paths.transactions.href() }],
  })
  const list = useLatestTransactions()
  const { rows } = list
  return (
    <Page>
      <PageHeader
        title={messages.title}
        crumbs={[{ label: messages.home, href: paths.home.href() }, { label: messages.title }]}
      >
        {messages.subtitle}
      </PageHeader>
      <div className={styles['list']}>
        {list.isError && rows.length === 0 ? (
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
              columns={columnsFor(list.times)}
              rows={rows}
              rowKey={({ key }) => key}
              loading={list.isPending ? LATEST_PAGE_SIZE : 0}
              empty={
                <EmptyState title={messages.empty}>
                  <p>{messages.emptyText}</p>
                </EmptyState>
              }
            />
            {rows.length > 0 && (
              <LoadMore
                label={messages.loadMore}
                endText={messages.end}
                errorText={messages.failedMore}
                state={
                  list.isFetchingNextPage
                    ? 'loading'
                    : list.isFetchNextPageError
                      ? 'error'
                      : list.hasNextPage
                        ? 'idle'
                        : 'end'
                }
                onLoad={() => void list.fetchNextPage()}
                auto={false}
              />
            )}
          </>
        )}
      </div>
      <RawAnswer
        request={{ call: '/search/transactions', body: firstPage, docs: 'transactions' }}
        load={(client, signal) => client.search.transactions(firstPage, { signal })}
      />
    </Page>
  )
}
