import { formatCount } from '@mcm/ui/amount'
import { type Bar, BarPlot, LinePlot, type Point, SharePlot } from '@mcm/ui/plot'
import type { Figures, Row } from './compute-statistics'
import { ChartGroup } from './chart-group'
import {
  formatHeight,
  formatMean,
  formatMinutes,
  formatShort,
  formatWhole,
  nanoFormat,
  rewardFormat,
} from './formats'
import { groups, messages } from '../messages'
import { PlotWaiting } from './plot-waiting'
import { Change, Reading } from './reading'
import { scaleEnd } from './scale-end'
import styles from './charts.module.css'
import { useChartHeights } from './use-chart-heights'

const { plots } = messages

/** The charts start at the same distance from their edges: amounts have the longest labels. */
const AXIS_LETTERS = 8

/** The charts of the blocks, oldest block first. */
export function Plots({ figures: { rows, seconds, kinds, ...figures } }: { figures: Figures }) {
  const heights = useChartHeights()
  const counted = rows.filter(({ kind }) => kind !== 'neogenesis').reverse()
  // The leading charts name the latest block for all charts.
  const latest = formatHeight(counted.at(-1)?.height ?? 0)
  const points = (valueOf: (row: Row) => number | undefined) =>
    counted.flatMap((row) => {
      const y = valueOf(row)
      return y === undefined ? [] : [{ x: row.height, y }]
    })
  const bars = (valueOf: (row: Row) => number) =>
    counted.map((row) => ({ label: formatHeight(row.height), value: valueOf(row) }))
  const transactions = bars((row) => row.transactions)
  const times = points((row) => row.seconds && row.seconds / 60)
  const mean = (seconds?.mean ?? 0) / 60
  const fees = bars((row) => Number(row.fees))
  const readTime = readLead({
    values: times.map(({ y }) => y),
    mean,
    format: formatMinutes,
    isDrawn: true,
  })
  const rewards = points(({ paid }) => (paid === undefined ? undefined : Number(paid)))
  const shares = (['standard', 'pseudo', 'neogenesis'] as const).map((kind) => ({
    label: plots[kind],
    value: kinds[kind],
    note: formatCount(kinds[kind]),
  }))
  const frame = (rank: keyof typeof heights) => ({
    height: heights[rank],
    className: styles[rank],
    axisLetters: AXIS_LETTERS,
  })
  const isWaiting = rows.length === 0
  const waiting = (label: string, rank: keyof typeof heights) => (
    <PlotWaiting label={label} rank={rank} height={heights[rank]} />
  )
  return (
    <>
      <ChartGroup title={groups.overview} lead>
        {isWaiting ? (
          waiting(plots.transactions, 'lead')
        ) : (
          <BarPlot
            label={plots.transactions}
            {...ofBar(transactions, figures.transactions?.mean ?? 0, formatMean, true)}
            formatValue={formatMean}
            {...frame('lead')}
          />
        )}
        {times.length === 0 ? (
          waiting(plots.seconds, 'second')
        ) : (
          <LinePlot
            label={plots.seconds}
            points={times}
            reference={{ label: plots.mean, points: times.map(({ x }) => ({ x, y: mean })) }}
            formatX={formatHeight}
            formatY={formatMinutes}
            readout={({ x, y }, isSelected) => readTime(formatHeight(x), y, isSelected)}
            fromZero
            {...frame('second')}
          />
        )}
        {isWaiting ? (
          waiting(plots.fees, 'second')
        ) : (
          <BarPlot
            label={plots.fees}
            {...ofBar(fees, Number(figures.fees?.mean ?? 0n), formatShort)}
            formatValue={nanoFormat([0, scaleEnd(fees.map(({ value }) => value))])}
            {...frame('second')}
          />
        )}
      </ChartGroup>
      <ChartGroup title={groups.mining}>
        {isWaiting ? (
          waiting(plots.difficulty, 'small')
        ) : (
          <LinePlot
            label={plots.difficulty}
            points={points(({ difficulty }) => difficulty)}
            {...ofPoint(latest, formatWhole)}
            form="step"
            {...frame('small')}
          />
        )}
        {isWaiting ? (
          waiting(plots.reward, 'small')
        ) : (
          <LinePlot
            label={plots.reward}
            points={rewards}
            {...ofPoint(latest, rewardFormat(rewards.map(({ y }) => y)))}
            {...frame('small')}
          />
        )}
        {isWaiting ? (
          waiting(plots.kinds, 'small')
        ) : (
          <SharePlot label={plots.kinds} shares={shares} className={styles['shares']} />
        )}
      </ChartGroup>
    </>
  )
}

type Format = (value: number) => string

/** How a line of the small charts is read. The block is named if it isn't the latest. */
const ofPoint = (latest: string, format: Format) => ({
  formatX: formatHeight,
  formatY: format,
  readout: ({ x, y }: Point, isSelected: boolean) => {
    const block = formatHeight(x)
    return <Reading value={format(y)} of={isSelected || block !== latest ? block : ''} />
  },
})

interface Lead {
  values: readonly number[]
  mean: number
  format: Format
  /** The largest chart has room for both values on one line. */
  isLargest?: boolean
  /** Whether the chart has a dashed line at the mean. */
  isDrawn?: boolean
}

/** Returns the reading of a leading chart: the mean, or a block that is selected, and then the other. */
function readLead({ values, mean, format, isLargest, isDrawn }: Lead) {
  return (block: string, value: number, isSelected: boolean) => {
    const meanText = isSelected ? `${plots.mean}: ${format(mean)}` : plots.mean
    const ofMean = isDrawn ? <span className={styles['dash']}>{meanText}</span> : meanText
    const ofBlock = isSelected ? block : `${block}: ${format(value)}`
    const [first, second] = isSelected ? [ofBlock, ofMean] : [ofMean, ofBlock]
    return (
      <Reading
        value={format(isSelected ? value : mean)}
        of={
          isLargest ? (
            <>
              {first} · {second}
            </>
          ) : (
            first
          )
        }
        note={
          <>
            {!isLargest && <span className={styles['line']}>{second}</span>}
            <Halves values={values} />
          </>
        }
      />
    )
  }
}

const ofBar = (bars: readonly Bar[], mean: number, format: Format, isLargest = false) => {
  const values = bars.map((bar) => bar.value)
  const read = readLead({ values, mean, format, isLargest })
  return {
    bars,
    max: scaleEnd(values),
    readout: ({ label, value }: Bar, isSelected: boolean) => read(label, value, isSelected),
  }
}

/** Fewer blocks on each side say nothing about a change. */
const MIN_HALF = 10

/** How the newer half of the blocks differs from the older one. */
function Halves({ values }: { values: readonly number[] }) {
  const half = Math.floor(values.length / 2)
  const sum = (part: readonly number[]) => part.reduce((total, value) => total + value, 0)
  const count = formatCount(half)
  return (
    <Change
      from={half < MIN_HALF ? null : sum(values.slice(-2 * half, -half))}
      to={sum(values.slice(-half))}
      text={messages.change.halves(count)}
    />
  )
}
