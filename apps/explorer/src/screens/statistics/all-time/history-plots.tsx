import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatCount } from '@mcm/ui/amount'
import { LinePlot, type Point } from '@mcm/ui/plot'
import { paths } from '../../../config/paths'
import { ChartGroup } from '../figures/chart-group'
import { PartLinks } from '../figures/part-links'
import { Change, Reading } from '../figures/reading'
import { type Rank, useChartHeights } from '../figures/use-chart-heights'
import { useMedia } from '../../../shared/use-media'
import { groups, messages as recent } from '../messages'
import styles from '../figures/charts.module.css'
import { type Chart, chartGroups, leadCharts } from './charts'
import { commonPeriod } from './common-period'
import { formatEdge, formatPeriod, formatShortPeriod, wholeFormat } from './formats'
import type { Division, HistoryRow } from './history-row'
import { messages } from './messages'

interface HistoryPlotsProps {
  rows: readonly HistoryRow[]
  /** Whether no row is a period that only partly belongs to the chain's data. */
  areComplete: boolean
  /** The mean solve time of the selected range. */
  mean: number | null
  division: Division
  heightsPerRow: number
  /** Text shown after the last chart. */
  children: ReactNode
}

const labels = [groups.overview, ...chartGroups.map(({ title }) => title), messages.table.title]

/** The charts start at the same distance from their edges. */
const AXIS_LETTERS = 6

/** The charts of a range of periods. */
export function HistoryPlots({ children, ...props }: HistoryPlotsProps) {
  const heights = useChartHeights()
  const { rows, mean, division } = props
  const last = rows.at(-1)
  const plot = (chart: Chart, rank: Rank, named = last) => (
    <HistoryPlot
      key={chart.label}
      chart={chart}
      rank={rank}
      height={heights[rank]}
      named={named}
      {...props}
    />
  )
  return (
    <>
      <PartLinks labels={labels} />
      <ChartGroup title={groups.overview} lead>
        {leadCharts.map((chart, at) => plot(chart, at === 0 ? 'lead' : 'second'))}
      </ChartGroup>
      {chartGroups.map(({ title, charts }) => {
        const named = commonPeriod(
          charts.map(({ value }) => rows.findLast((row) => value(row, mean) !== null)),
        )
        return (
          <ChartGroup
            key={title}
            title={title}
            of={named && formatShortPeriod(named, division, true)}
          >
            {charts.map((chart) => plot(chart, 'small', named))}
          </ChartGroup>
        )
      })}
      {children}
    </>
  )
}

interface HistoryPlotProps extends Omit<HistoryPlotsProps, 'children'> {
  chart: Chart
  rank: Rank
  height: number
  /** The period that the group's title names. */
  named: HistoryRow | undefined
}

function HistoryPlot({ chart, rank, height, named, ...props }: HistoryPlotProps) {
  const { rows, areComplete, mean, division, heightsPerRow } = props
  const { label, value, reference, format } = chart
  const navigate = useNavigate()
  const pointsOf = (valueOf: Chart['value']) =>
    rows.flatMap((row) => {
      const y = valueOf(row, mean)
      return y === null ? [] : [{ x: row.first, y }]
    })
  const points = pointsOf(value)
  const isConstant = areComplete && points.every(({ y }) => y === points[0]?.y)
  // A narrow axis has two labels, whatever they are.
  const isPhone = useMedia('(max-width: 767px)')
  const formatY =
    chart.whole && !isPhone
      ? wholeFormat(
          points.map(({ y }) => y),
          format,
        )
      : format
  const isOneDay = rows[0]?.day === rows.at(-1)?.day
  const rowAt = (x: number) => rows.find(({ first }) => first === x)
  // The axis ends between heights if there is only one point.
  const shownAt = (x: number) => rowAt(x) ?? rows.at(-1)
  const open = (x: number) => {
    const row = rowAt(x)
    if (row) void navigate(paths.blocks.href({ from: row.last }))
  }
  const readout = ({ x, y }: Point, isSelected: boolean) => {
    const row = shownAt(x)
    if (!row) return undefined
    const compared = reference?.value(row, mean) ?? null
    const note = reference && compared !== null && (
      <span className={styles['dash']}>
        {reference.label}: {format(compared)}
      </span>
    )
    const isLead = rank === 'lead'
    // The lead chart and the titles of the groups name the last period for the others.
    const period =
      isLead || isSelected || row !== named ? formatShortPeriod(row, division, isLead) : ''
    return (
      <Reading
        value={format(y)}
        of={isConstant && !isSelected ? recent.plots.constant : period}
        note={
          rank === 'small' ? (
            note
          ) : (
            <>
              {note && <span className={styles['line']}>{note}</span>}
              <Change
                from={
                  areComplete ? points[points.findIndex((point) => point.x === x) - 1]?.y : null
                }
                to={y}
                text={
                  division === 'days'
                    ? messages.plots.before
                    : messages.plots.beforeHeights(formatCount(heightsPerRow))
                }
              />
            </>
          )
        }
      />
    )
  }
  return (
    <LinePlot
      label={label}
      points={points}
      {...(reference && {
        reference: { label: reference.label, points: pointsOf(reference.value) },
      })}
      formatX={(x) => {
        const row = shownAt(x)
        return row ? formatPeriod(row, division) : ''
      }}
      formatEnd={(x) => {
        const row = shownAt(x)
        if (!row) return ''
        const edge = x === points.at(-1)?.x ? 'end' : 'start'
        return formatEdge(row, isOneDay ? division : 'days', edge)
      }}
      // The axis of a constant shows nothing but its value.
      formatY={(y) => (isConstant && y !== points[0]?.y ? '' : formatY(y))}
      readout={readout}
      fromZero={chart.fromZero}
      axisLetters={AXIS_LETTERS}
      height={height}
      className={styles[rank]}
      onOpen={open}
      openText={messages.plots.open}
    />
  )
}
