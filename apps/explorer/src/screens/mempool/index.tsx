import { Page } from '@mcm/ui/layout'
import { PageHeader } from '@mcm/ui/page-header'
import { paths } from '../../config/paths'
import { RawAnswer } from '../../features/raw/raw-answer'
import { DownloadStatus } from '../../features/downloads/progress/download-status'
import { MempoolDownload } from '../../features/downloads/menu/mempool-download'
import { useDownload } from '../../features/downloads/use-download'
import actions from '../../shared/icon-actions/icon-actions.module.css'
import { usePageMetadata } from '../../shared/page-metadata'
import { LatestTaken } from './latest-taken'
import styles from './mempool.module.css'
import { messages } from './messages'
import { Numbers } from './numbers'
import { RecentBlocks } from './recent-blocks/recent-blocks'
import { RefreshButton, UpdateNote } from './refresh/refresh'
import { Confirmed, Exiting, Pending } from './sections'
import { confirmedRows } from '../../features/mempool/lifecycle'
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
        className={`${actions['icons']} ${actions['beside']}`}
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
      {error && !isKnown ? (
        <FailurePanel
          title={messages.failedTitle}
          text={messages.failed}
          error={error}
          onRetry={refresh}
        />
      ) : (
        <>
          <div className={styles['numbers']}>
            <Numbers mempool={mempool} isPending={isPending} />
            <RecentBlocks mempool={mempool} />
          </div>
          <div className={styles['lists']}>
            <Pending
              mempool={mempool}
              isPending={isPending}
              isStale={error !== null}
              aside={<UpdateNote {...updates} error={error} />}
            />
            <Exiting mempool={mempool} />
            <Confirmed mempool={mempool} />
            {isKnown && (
              <LatestTaken listed={new Set(confirmedRows(mempool).map(({ hash }) => hash))} />
            )}
          </div>
          {/* Rendered once its place is known. */}
          {isKnown && (
            <RawAnswer
              calls={[
                {
                  request: { call: '/mempool', body: {}, docs: 'mempool#list' },
                  load: (client, signal) => client.mempool.list({ signal }),
                },
              ]}
            />
          )}
        </>
      )}
    </Page>
  )
}
