import { Page } from '@mcm/ui/layout'
import { PageHeader } from '@mcm/ui/page-header'
import { Segmented } from '@mcm/ui/segmented'
import { memo, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../config/paths'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { FailurePanel } from '../../features/endpoint/failure/failure-panel'
import { usePageMetadata } from '../../shared/page-metadata'
import { useThrottled } from '../../shared/use-throttled'
import { computeStatistics } from './figures/compute-statistics'
import { KeyFigures } from './figures/key-figures'
import type { BlockRecord } from './records/block-record'
import { LoadingState } from './records/loading-state'
import { messages } from './messages'
import { Plots } from './figures/plots'
import styles from './statistics.module.css'
import { BlocksTable, SummaryTable } from './figures/tables'
import { useRecords } from './records/use-records'

const counts = ['100', '250', '500'] as const

/** Blocks arrive faster than a slow device can draw the charts. */
const DRAWING_INTERVAL_MS = 1000

export function Component() {
  usePageMetadata({
    title: messages.title,
    description: messages.description,
    path: paths.statistics.href(),
    breadcrumb: [{ name: messages.heading, path: paths.statistics.href() }],
  })
  const endpoint = useEndpoint()
  const [params, setParams] = useSearchParams()
  const count = counts.find((one) => one === params.get('blocks')) ?? '100'
  const loading = useRecords(endpoint, Number(count))
  const { records, state, error, retry } = loading
  const drawn = useThrottled(records, state === 'loading' ? DRAWING_INTERVAL_MS : 0)
  const choose = (next: string) =>
    setParams(next === '100' ? {} : { blocks: next }, { replace: true, preventScrollReset: true })

  return (
    <Page>
      <PageHeader
        title={messages.heading}
        crumbs={[{ label: messages.home, href: paths.home.href() }, { label: messages.heading }]}
        actions={
          <Segmented
            label={messages.count}
            value={count}
            onChange={choose}
            options={counts.map((value) => ({ value, label: value }))}
          />
        }
      >
        {messages.lead}
      </PageHeader>
      {state === 'failed' && records.length === 0 ? (
        <FailurePanel
          title={messages.failed}
          text={messages.failedText}
          error={error}
          onRetry={retry}
        />
      ) : (
        <div className={styles['body']} aria-busy={state === 'loading'}>
          <LoadingState loading={loading} count={Number(count)} />
          <AllFigures records={drawn} />
        </div>
      )}
    </Page>
  )
}

const AllFigures = memo(function AllFigures({ records }: { records: readonly BlockRecord[] }) {
  const figures = useMemo(() => computeStatistics(records), [records])
  return (
    <>
      <KeyFigures figures={figures} />
      <Plots figures={figures} />
      <SummaryTable figures={figures} />
      <BlocksTable figures={figures} />
    </>
  )
})
