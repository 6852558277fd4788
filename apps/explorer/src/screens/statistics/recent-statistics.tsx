import { memo, useMemo } from 'react'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { FailurePanel } from '../../features/endpoint/failure/failure-panel'
import { useThrottled } from '../../shared/use-throttled'
import { computeStatistics, type Figures } from './figures/compute-statistics'
import { KeyFigures } from './figures/key-figures'
import { PartLinks } from './figures/part-links'
import { Plots } from './figures/plots'
import { BlocksTable, SummaryTable } from './figures/tables'
import { groups, messages } from './messages'
import { DRAWING_INTERVAL_MS } from './records/drawing-interval'
import { LoadingState } from './records/loading-state'
import { useRecords } from './records/use-records'
import styles from './statistics.module.css'

const { summary, table } = messages
const labels = [groups.overview, groups.mining, summary.title, table.title]

/** The statistics of the latest blocks, loaded from the endpoint. */
export function RecentStatistics({ count }: { count: number }) {
  const loading = useRecords(useEndpoint(), count)
  const { records, state, error, retry } = loading
  const drawn = useThrottled(records, state === 'loading' ? DRAWING_INTERVAL_MS : 0)
  const figures = useMemo(() => computeStatistics(drawn), [drawn])
  if (state === 'failed' && records.length === 0) {
    return (
      <div className={styles['body']}>
        <FailurePanel
          title={messages.failed}
          text={messages.failedText}
          error={error}
          onRetry={retry}
        />
      </div>
    )
  }
  return (
    <>
      <LoadingState loading={loading} count={count} />
      <div className={styles['body']} aria-busy={state === 'loading'}>
        <KeyFigures figures={figures} />
        <PartLinks labels={labels} />
        <AllFigures figures={figures} />
      </div>
    </>
  )
}

const AllFigures = memo(function AllFigures({ figures }: { figures: Figures }) {
  return (
    <>
      <Plots figures={figures} />
      <SummaryTable figures={figures} />
      <BlocksTable figures={figures} />
    </>
  )
})
