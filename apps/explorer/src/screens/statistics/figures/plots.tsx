import { formatCount } from '@mcm/ui/amount'
import { Section } from '@mcm/ui/layout'
import { BarPlot, SharePlot } from '@mcm/ui/plot'
import type { Figures, Row } from './compute-statistics'
import { formatHeight, formatMean, nanoFormat } from './formats'
import { messages } from '../messages'
import { partId } from './part-id'
import { SeriesPlot } from './series-plot'
import styles from '../statistics.module.css'

const { plots } = messages

const named = (label: string) => ({ label, id: partId(label) })

/** The charts of the blocks, oldest block first. */
export function Plots({ figures: { rows, kinds } }: { figures: Figures }) {
  if (rows.length === 0) return <PlotsWaiting />
  const oldestFirst = [...rows].reverse()
  const counted = oldestFirst.filter(({ kind }) => kind !== 'neogenesis')
  const points = (valueOf: (row: Row) => number | undefined) =>
    counted.flatMap((row) => {
      const y = valueOf(row)
      return y === undefined ? [] : [{ x: row.height, y }]
    })
  const bars = (valueOf: (row: Row) => number) =>
    counted.map((row) => ({ label: formatHeight(row.height), value: valueOf(row) }))
  const fees = bars((row) => Number(row.fees))
  const rewards = points(({ paid }) => (paid === undefined ? undefined : Number(paid)))
  const shares = (['standard', 'pseudo', 'neogenesis'] as const).map((kind) => ({
    label: plots[kind],
    value: kinds[kind],
    note: formatCount(kinds[kind]),
  }))
  return (
    <Section title={plots.title} aside={plots.note}>
      <div className={styles['plots']}>
        <SeriesPlot
          {...named(plots.difficulty)}
          points={points(({ difficulty }) => difficulty)}
          formatX={formatHeight}
          formatY={formatMean}
          form="step"
        />
        <BarPlot
          {...named(plots.transactions)}
          bars={bars(({ transactions }) => transactions)}
          formatValue={formatMean}
        />
        <BarPlot
          {...named(plots.fees)}
          bars={fees}
          formatValue={nanoFormat(fees.map(({ value }) => value))}
        />
        <SeriesPlot
          {...named(plots.reward)}
          points={rewards}
          formatX={formatHeight}
          formatY={nanoFormat(rewards.map(({ y }) => y))}
        />
        <SharePlot {...named(plots.kinds)} shares={shares} />
      </div>
    </Section>
  )
}

/** The space of the charts before the first block has loaded. */
function PlotsWaiting() {
  const { difficulty, transactions, fees, reward, kinds } = plots
  return (
    <Section title={plots.title} aside={plots.note}>
      <div className={styles['plots']}>
        {[difficulty, transactions, fees, reward, kinds].map((label) => (
          <figure key={label} id={partId(label)} className={styles['waiting']}>
            <figcaption>{label}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
