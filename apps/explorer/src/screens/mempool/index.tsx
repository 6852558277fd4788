import { Amount, Count } from '@mcm/ui/amount'
import { Banner } from '@mcm/ui/banner'
import { Button } from '@mcm/ui/button'
import { Figure, Figures } from '@mcm/ui/figures'
import { Page } from '@mcm/ui/layout'
import { PageHeader } from '@mcm/ui/page-header'
import { Skeleton } from '@mcm/ui/skeleton'
import { paths } from '../../config/paths'
import { RawAnswer } from '../../features/raw/raw-answer'
import { DownloadStatus } from '../../features/downloads/progress/download-status'
import { MempoolDownload } from '../../features/downloads/menu/mempool-download'
import { useDownload } from '../../features/downloads/use-download'
import { usePageMetadata } from '../../shared/page-metadata'
import { type Mempool, totals } from '../../features/mempool/lifecycle'
import styles from './mempool.module.css'
import { messages } from './messages'
import { RefreshButton, UpdateNote } from './refresh/refresh'
import { useNextBlock } from './use-next-block'
import { Confirmed, Exiting, Pending } from './sections'
import { useMempool } from '../../features/mempool/use-mempool'
import { FailurePanel } from '../../features/endpoint/failure/failure-panel'

export function Component() {
  usePageMetadata({
    title: messages.pageTitle,
    description: messages.subtitle,
    path: paths.mempool.href(),
    breadcrumb: [{ name: messages.title, path: paths.mempool.href() }],
  })
  const { mempool, isPending, error, refresh, snapshot, ...updates } = useMempool()
  const download = useDownload()
  const isKnown = mempool.listedAt !== undefined
  return (
    <Page>
      <PageHeader
        title={messages.title}
        crumbs={[{ label: messages.home, href: '/' }, { label: messages.title }]}
        actions={
          <>
            <RefreshButton {...updates} onRefresh={refresh} />
            <MempoolDownload download={download} snapshot={snapshot} disabled={!isKnown} />
          </>
        }
      >
        {messages.subtitle}
      </PageHeader>
      <DownloadStatus download={download} of="mempool" />
      {error && isKnown && (
        <Banner
          tone="error"
          title={messages.failed}
          action={<Button onClick={refresh}>{messages.tryAgain}</Button>}
        >
          {messages.stale}
        </Banner>
      )}
      {error && !isKnown ? (
        <FailurePanel
          title={messages.failedTitle}
          text={messages.failed}
          error={error}
          onRetry={refresh}
        />
      ) : (
        <>
          <Numbers mempool={mempool} isPending={isPending} />
          <div className={styles['lists']}>
            <Pending
              mempool={mempool}
              isPending={isPending}
              isStale={error !== null}
              aside={<UpdateNote {...updates} />}
            />
            <Exiting mempool={mempool} />
            <Confirmed mempool={mempool} />
          </div>
          {/* Rendered once its place is known. */}
          {isKnown && (
            <RawAnswer
              request={{ call: '/mempool', body: {}, docs: 'mempool' }}
              load={(client, signal) => client.mempool.list({ signal })}
            />
          )}
        </>
      )}
    </Page>
  )
}

/** What is pending in total, and when the next block is expected to take it. */
function Numbers({ mempool, isPending }: { mempool: Mempool; isPending: boolean }) {
  const { count, loaded, value, fees } = totals(mempool)
  const { figures } = messages
  const isPart = loaded > 0 && loaded < count
  const expected = useNextBlock(mempool.listedAt)
  const waiting = <Skeleton letters={8} mono />
  // The hashes are listed first: until a transaction has loaded, the sums are unknown, not 0.
  const isUnknown = isPending || (count > 0 && loaded === 0)
  // Nothing in total has no decimals.
  const decimals = count === 0 ? 0 : 'all'
  return (
    <Figures>
      <Figure label={figures.count}>{isPending ? waiting : <Count value={count} />}</Figure>
      <Figure label={isPart ? figures.valueSoFar : figures.value}>
        {isUnknown ? waiting : <Amount value={value} unit={false} decimals={decimals} />}
      </Figure>
      <Figure label={isPart ? figures.feesSoFar : figures.fees}>
        {isUnknown ? waiting : <Amount value={fees} unit={false} decimals={decimals} />}
      </Figure>
      <Figure label={figures.nextBlock}>
        {expected === undefined ? waiting : figures.expected(expected)}
      </Figure>
    </Figures>
  )
}
