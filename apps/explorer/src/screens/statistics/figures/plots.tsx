import { formatCount } from '@mcm/ui/amount'
import { BarPlot, LinePlot, SharePlot } from '@mcm/ui/plot'
import type { Figures, Row } from './compute-statistics'
import { ChartGroup } from './chart-group'
import { formatHeight, formatMean, formatSeconds, nanoFormat } from './formats'
import { groups, messages } from '../messages'
import { SeriesPlot } from './series-plot'
import styles from '../statistics.module.css'

const { plots } = messages

/** The charts start at the same distance from their edges: amounts have the longest labels. */
const AXIS_LETTERS = 8

/** The charts of the blocks, oldest block first. */
export function Plots({ figures: { rows, seconds, kinds } }: { figures: Figures }) {
  if (rows.length === 0) return <PlotsWaiting />
  const counted = rows.filter(({ kind }) => kind !== 'neogenesis').reverse()
  const points = (valueOf: (row: Row) => number | undefined) =>
    counted.flatMap((row) => {
      const y = valueOf(row)
      return y === undefined ? [] : [{ x: row.height, y }]
    })
  const bars = (valueOf: (row: Row) => number) =>
    counted.map((row) => ({ label: formatHeight(row.height), value: valueOf(row) }))
  const times = points((row) => row.seconds)
  const mean = seconds?.mean ?? 0
  const fees = bars((row) => Number(row.fees))
  const rewards = points(({ paid }) => (paid === undefined ? undefined : Number(paid)))
  const shares = (['standard', 'pseudo', 'neogenesis'] as const).map((kind) => ({
    label: plots[kind],
    value: kinds[kind],
    note: formatCount(kinds[kind]),
  }))
  return (
    <div className={styles['groups']}>
      <ChartGroup title={groups.pace}>
        {times.length === 0 ? (
          <PlotWaiting label={plots.seconds} />
        ) : (
          <LinePlot
            label={plots.seconds}
            points={times}
            reference={{ label: plots.mean, points: times.map(({ x }) => ({ x, y: mean })) }}
            formatX={formatHeight}
            formatY={formatSeconds}
            fromZero
            axisLetters={AXIS_LETTERS}
          />
        )}
        <SeriesPlot
          label={plots.difficulty}
          points={points(({ difficulty }) => difficulty)}
          formatX={formatHeight}
          formatY={formatMean}
          form="step"
          axisLetters={AXIS_LETTERS}
        />
      </ChartGroup>
      <ChartGroup title={groups.use}>
        <BarPlot
          label={plots.transactions}
          bars={bars(({ transactions }) => transactions)}
          formatValue={formatMean}
          axisLetters={AXIS_LETTERS}
        />
        <BarPlot
          label={plots.fees}
          bars={fees}
          formatValue={nanoFormat(fees.map(({ value }) => value))}
          axisLetters={AXIS_LETTERS}
        />
      </ChartGroup>
      <ChartGroup title={groups.supply}>
        <SeriesPlot
          label={plots.reward}
          points={rewards}
          formatX={formatHeight}
          formatY={nanoFormat(rewards.map(({ y }) => y))}
          axisLetters={AXIS_LETTERS}
        />
      </ChartGroup>
      <ChartGroup title={groups.mining}>
        <SharePlot label={plots.kinds} shares={shares} />
      </ChartGroup>
    </div>
  )
}

/** The space of the charts before the first block has loaded. */
function PlotsWaiting() {
  const { seconds, difficulty, transactions, fees, reward, kinds } = plots
  const waiting = (title: string, ...labels: string[]) => (
    <ChartGroup title={title}>
      {labels.map((label) => (
        <PlotWaiting key={label} label={label} />
      ))}
    </ChartGroup>
  )
  return (
    <div className={styles['groups']}>
      {waiting(groups.pace, seconds, difficulty)}
      {waiting(groups.use, transactions, fees)}
      {waiting(groups.supply, reward)}
      {waiting(groups.mining, kinds)}
    </div>
  )
}

function PlotWaiting({ label }: { label: string }) {
  return (
    <figure className={styles['waiting']}>
      <figcaption>{label}</figcaption>
    </figure>
  )
}
