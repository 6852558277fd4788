import { Button } from '@mcm/ui/button'
import { EmptyState } from '@mcm/ui/empty-state'
import { Page, PhoneOnly, Section } from '@mcm/ui/layout'
import { LoadMore } from '@mcm/ui/load-more'
import { Link } from '@mcm/ui/link'
import { PageHeader } from '@mcm/ui/page-header'
import { Text } from '@mcm/ui/text'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../config/paths'
import { readBlockHeight } from '../../data/block-id'
import { LATEST_PAGE_SIZE } from '../../data/latest-transactions-query'
import { FailurePanel } from '../../features/endpoint/failure/failure-panel'
import { useTipHeight } from '../../features/endpoint/use-tip-height'
import { GoToBlock } from '../../features/go-to-block/go-to-block'
import { RawAnswer } from '../../features/raw/raw-answer'
import { LongTable } from '../../shared/long-table/long-table'
import { usePageMetadata } from '../../shared/page-metadata'
import { Steady } from '../../shared/steady/steady'
import { useHold } from '../../shared/steady/use-hold'
import { useMedia } from '../../shared/use-media'
import { columnsFor } from './columns'
import { messages } from './messages'
import styles from './transactions.module.css'
import { useLatestTransactions } from './use-latest-transactions'

export function Component() {
  usePageMetadata({
    title: messages.pageTitle,
    description: `${messages.subtitle}${messages.others} ${messages.mempool}.`,
    path: paths.transactions.href(),
    breadcrumb: [{ name: messages.title, path: paths.transactions.href() }],
  })
  const [maxBlock, show] = useMaxBlock()
  return (
    <Page>
      <List maxBlock={maxBlock} onShow={show} />
    </Page>
  )
}

/** Returns the height from which older transactions are listed: `?max_block=1078535`. */
function useMaxBlock(): [number | undefined, (maxBlock: number | undefined) => void] {
  const [params, setParams] = useSearchParams()
  const show = (maxBlock: number | undefined) =>
    setParams(maxBlock === undefined ? {} : { max_block: String(maxBlock) }, {
      preventScrollReset: true,
    })
  return [readBlockHeight(params.get('max_block')), show]
}

interface ListProps {
  maxBlock: number | undefined
  onShow: (maxBlock: number | undefined) => void
}

function List({ maxBlock, onShow }: ListProps) {
  const list = useLatestTransactions(maxBlock)
  const { rows, count } = list
  const hold = useHold(rows[0]?.key)
  const held = rows.findIndex(({ key }) => key === hold.value)
  const isWide = useMedia('(min-width: 768px)')
  const isLatest = maxBlock === undefined
  const isFailed = list.isError && rows.length === 0
  const firstPage = { limit: LATEST_PAGE_SIZE, ...(isLatest ? {} : { maxBlock }) }
  return (
    <>
      <PageHeader
        className={styles['head']}
        title={messages.title}
        crumbs={[{ label: messages.home, href: paths.home.href() }, { label: messages.title }]}
        meta={isWide && count !== undefined ? messages.indexed(count) : undefined}
        actions={<GoToBlock max={useTipHeight()} onGo={onShow} />}
      >
        {messages.subtitle}
        <PhoneOnly>{messages.unit}</PhoneOnly>
        {messages.others}{' '}
        <Link href={paths.mempool.href()} className={styles['inText']}>
          {messages.mempool}
        </Link>
        .
      </PageHeader>
      <Section
        title={isLatest ? messages.latest : messages.upTo(maxBlock)}
        className={`${styles['list']} ${isLatest ? styles['whole'] : ''}`}
        aside={
          isLatest ? undefined : (
            <Button size="small" onClick={() => onShow(undefined)}>
              {messages.showLatest}
            </Button>
          )
        }
      >
        {isFailed ? (
          <FailurePanel
            title={messages.failed}
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <>
            <Steady hold={hold} news={held > 0 ? messages.showNew(held) : undefined}>
              <LongTable
                linkRows
                caption={messages.latest}
                columns={columnsFor(list.times)}
                rows={held > 0 ? rows.slice(held) : rows}
                rowKey={({ key }) => key}
                isNew={({ isNew }) => isNew}
                loading={list.isPending ? LATEST_PAGE_SIZE : 0}
                empty={
                  <EmptyState title={messages.empty}>
                    <p>{isLatest ? messages.emptyText : messages.emptyUpTo}</p>
                  </EmptyState>
                }
              />
            </Steady>
            {isLatest && count !== undefined && rows.length > 0 && (
              <Text as="p" size={13} tone="soft" className={styles['loaded']}>
                {messages.loaded(rows.length, count)}
              </Text>
            )}
            {rows.length > 0 && (
              <LoadMore
                label={messages.loadMore}
                endText={messages.end}
                loadedText={count === undefined ? undefined : messages.loaded(rows.length, count)}
                errorText={messages.failedMore}
                state={stateOf(list)}
                onLoad={() => void list.fetchNextPage()}
                auto={false}
              />
            )}
          </>
        )}
      </Section>
      <RawAnswer
        // An error is shorter than a list, and a new element doesn't jump.
        key={`${maxBlock} ${isFailed}`}
        calls={[
          {
            request: {
              call: '/search/transactions',
              body: { limit: LATEST_PAGE_SIZE, ...(isLatest ? {} : { max_block: maxBlock }) },
              docs: 'transactions#search',
            },
            load: (client, signal) => client.search.transactions(firstPage, { signal }),
          },
        ]}
      />
    </>
  )
}

function stateOf(list: ReturnType<typeof useLatestTransactions>) {
  if (list.isFetchingNextPage) return 'loading'
  if (list.isFetchNextPageError) return 'error'
  return list.hasNextPage ? 'idle' : 'end'
}
