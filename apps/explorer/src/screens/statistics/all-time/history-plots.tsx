import { Text } from '@mcm/ui/text'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../config/paths'
import { ChartGroup } from '../figures/chart-group'
import { PartLinks } from '../figures/part-links'
import { SeriesPlot } from '../figures/series-plot'
import styles from '../statistics.module.css'
import { type Chart, chartGroups } from './charts'
import { formatAxisEnd, formatPeriod } from './formats'
import type { Division, HistoryRow } from './history-row'
import { messages } from './messages'

interface HistoryPlotsProps {
  rows: readonly HistoryRow[]
  /** Whether no row is a period that only partly belongs to the chain's data. */
  areComplete: boolean
  /** The mean solve time of the selected range. */
  mean: number | null
  division: Division
}

const labels = [...chartGroups.map(({ title }) => title), messages.table.title]

/** The charts start at the same distance from their edges. */
const AXIS_LETTERS = 6

/** The charts of a range of periods. */
export function HistoryPlots(props: HistoryPlotsProps) {
  const { note, completeNote } = messages.plots
  return (
    <>
      <PartLinks labels={labels} />
      <Text as="p" size={13} tone="soft" className={styles['note']}>
        {props.areComplete ? completeNote : note}
      </Text>
      <div className={styles['groups']}>
        {chartGroups.map(({ title, charts }) => (
          <ChartGroup key={title} title={title}>
            {charts.map((chart) => (
              <HistoryPlot key={chart.label} chart={chart} {...props} />
            ))}
          </ChartGroup>
        ))}
      </div>
    </>
  )
}

function HistoryPlot({
  chart,
  rows,
  areComplete,
  mean,
  division,
}: HistoryPlotsProps & { chart: Chart }) {
  const navigate = useNavigate()
  const pointsOf = (value: Chart['value']) =>
    rows.flatMap((row) => {
      const y = value(row, mean)
      return y === null ? [] : [{ x: row.first, y }]
    })
  const isOneYear = rows[0]?.day.slice(0, 4) === rows.at(-1)?.day.slice(0, 4)
  const rowAt = (x: number) => rows.find(({ first }) => first === x)
  // The axis ends between heights if there is only one point.
  const shownAt = (x: number) => rowAt(x) ?? rows.at(-1)
  const nameOf = (x: number) => {
    const row = shownAt(x)
    return row ? formatPeriod(row, division) : ''
  }
  const open = (x: number) => {
    const row = rowAt(x)
    if (row) void navigate(paths.blocks.href({ from: row.last }))
  }
  return (
    <SeriesPlot
      label={chart.label}
      points={pointsOf(chart.value)}
      {...(chart.reference && {
        reference: { label: chart.reference.label, points: pointsOf(chart.reference.value) },
      })}
      formatX={nameOf}
      formatEnd={(x) => {
        const row = shownAt(x)
        const edge = row === rows.at(-1) ? 'end' : 'start'
        return row ? formatAxisEnd(row, division, edge, isOneYear) : ''
      }}
      formatY={chart.format}
      fromZero={chart.fromZero}
      axisLetters={AXIS_LETTERS}
      {...(areComplete && { constantText: messages.plots.constant })}
      onOpen={open}
      openText={messages.plots.open}
    />
  )
}
