import { formatCount } from '@mcm/ui/amount'
import { Button } from '@mcm/ui/button'
import { ErrorPanel } from '@mcm/ui/error-panel'
import { Row } from '@mcm/ui/layout'
import { RangeBrush } from '@mcm/ui/plot'
import { Segmented } from '@mcm/ui/segmented'
import { Text } from '@mcm/ui/text'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AllTimeWaiting } from '../figures/all-time-waiting'
import { Control } from '../figures/control'
import styles from '../statistics.module.css'
import { formatEdge } from './formats'
import { HistoryFigures } from './history-figures'
import { HistoryPlots } from './history-plots'
import { type Division, type HistoryRow, solveMean } from './history-row'
import { HistoryTable } from './history-table'
import { messages } from './messages'
import { Notes } from './notes'
import { type History, useHistory } from './use-history'
import { useRange } from './use-range'

/** The divisions by their names in the URL. */
const divisions: Readonly<Record<string, Division>> = { days: 'days', blocks: 'heights' }

/** The statistics of the whole chain, from the site's data set. */
export default function AllTime({ dataset }: { dataset: string }) {
  const [params, setParams] = useSearchParams()
  const history = useHistory(dataset, divisions[params.get('by') ?? ''])
  // Another division loads: what there is stays until then, and so does the focus.
  const [last, setLast] = useState<History>()
  if (history.rows && history.rows !== last?.rows) setLast(history)
  const shown = history.rows || history.error ? history : last
  const choose = (next: Division) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.set('by', next === 'days' ? 'days' : 'blocks')
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  if (shown?.rows && shown.rows.length > 0) {
    return <Shown rows={shown.rows} history={shown} chosen={history.division} onDivision={choose} />
  }
  if (history.error) return <Failure retry={history.retry} />
  return <AllTimeWaiting />
}

function Failure({ retry }: { retry: () => void }) {
  const [, setParams] = useSearchParams()
  return (
    <ErrorPanel
      className={styles['body']}
      level={2}
      title={messages.failed}
      actions={
        <>
          <Button variant="solid" onClick={retry}>
            {messages.retry}
          </Button>
          <Button onClick={() => setParams({ blocks: '100' })}>{messages.latest}</Button>
        </>
      }
    >
      <p>{messages.failedText}</p>
    </ErrorPanel>
  )
}

interface ShownProps {
  rows: readonly HistoryRow[]
  history: History
  /** The division that is shown, or that loads. */
  chosen: Division
  onDivision: (division: Division) => void
}

function Shown({ rows, history, chosen, onDivision }: ShownProps) {
  const { division, heightsPerRow, latest } = history
  const [range, setRange] = useRange(rows)
  const selected = rows.slice(range[0], range[1] + 1)
  const last = rows.at(-1)
  // The chain's last period is unfinished, so in a chart its totals would look like a fall. The first one
  // of a part of the chain would look like a climb.
  const start = rows[0]?.first ?? 0
  const isPart = division === 'days' ? start > 0 : start % heightsPerRow > 0
  const complete = selected.slice(
    isPart && range[0] === 0 ? 1 : 0,
    range[1] === rows.length - 1 ? -1 : undefined,
  )
  const areComplete = complete.length > 1
  return (
    <>
      <div className={styles['tools']}>
        <Control label={messages.division}>
          <Segmented
            label={messages.division}
            value={chosen}
            onValueChange={onDivision}
            options={[
              { value: 'days', label: messages.days },
              { value: 'heights', label: messages.heights(formatCount(heightsPerRow)) },
            ]}
          />
        </Control>
        {rows.length > 2 && (
          <RangeBrush
            label={messages.range}
            // Per block, so that unfinished periods at the ends don't look like a fall.
            values={rows.map(({ transactions, blocks }) => transactions / Math.max(1, blocks))}
            value={range}
            onValueChange={setRange}
            format={(at, edge) => {
              const row = rows[at]
              return row ? formatEdge(row, division, edge) : ''
            }}
            startLabel={messages.first}
            endLabel={messages.last}
            className={styles['range']}
          />
        )}
      </div>
      <div className={styles['body']}>
        <HistoryFigures rows={selected} />
        <HistoryPlots
          rows={areComplete ? complete : selected}
          areComplete={areComplete}
          mean={solveMean(selected)}
          division={division}
          heightsPerRow={heightsPerRow}
        >
          <Notes areComplete={areComplete} last={last} latest={latest} />
        </HistoryPlots>
        <HistoryTable
          rows={selected}
          division={division}
          unfinished={last?.first}
          aside={<SaveButton rows={selected} division={division} />}
        />
      </div>
    </>
  )
}

function SaveButton({ rows, division }: { rows: readonly HistoryRow[]; division: Division }) {
  const [hasFailed, setHasFailed] = useState(false)
  const save = async () => {
    const { saveHistory } = await import('./save-history')
    await saveHistory(rows, division)
  }
  return (
    <Row align="center">
      {hasFailed && (
        <Text role="alert" tone="red" size={13}>
          {messages.csvFailed}
        </Text>
      )}
      <Button
        size="small"
        onClick={() => {
          setHasFailed(false)
          save().catch(() => setHasFailed(true))
        }}
      >
        {messages.csv}
      </Button>
    </Row>
  )
}
