import { Section } from '@mcm/ui/layout'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../config/paths'
import { partId } from '../figures/part-id'
import { PartLinks } from '../figures/part-links'
import { SeriesPlot } from '../figures/series-plot'
import styles from '../statistics.module.css'
import { type Chart, charts } from './charts'
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

const labels = [...charts.map(({ label }) => label), messages.table.title]

/** The charts of a range of periods. */
export function HistoryPlots(props: HistoryPlotsProps) {
  const { title, note, completeNote } = messages.plots
  return (
    <Section
      title={title}
      aside={props.areComplete ? completeNote : note}
      className={styles['charts']}
    >
      <PartLinks labels={labels} />
      <div className={styles['plots']}>
        {charts.map((chart) => (
          <HistoryPlot key={chart.label} chart={chart} {...props} />
        ))}
      </div>
    </Section>
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
      id={partId(chart.label)}
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
      {...(areComplete && { constantText: messages.plots.constant })}
      onOpen={open}
      openText={messages.plots.open}
    />
  )
}
