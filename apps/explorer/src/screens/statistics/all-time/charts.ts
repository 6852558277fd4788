import {
  formatMean,
  formatMinutes,
  formatShare,
  formatShort,
  formatSupply,
} from '../figures/formats'
import { formatAxisCount } from './formats'
import { type HistoryRow, minedBlocks } from './history-row'
import { groups } from '../messages'
import { messages } from './messages'

const { plots } = messages

/** The mean is that of the solve times in the selected range. */
type ValueOf = (row: HistoryRow, mean: number | null) => number | null

export interface Chart {
  label: string
  /** Returns a period's value, or null if it isn't known. */
  value: ValueOf
  reference?: { label: string; value: ValueOf }
  format: (value: number) => string
  fromZero?: boolean
  /** Whether its axis has whole numbers. */
  whole?: boolean
}

const share = (part: number | null, whole: number) =>
  part === null || whole === 0 ? null : part / whole
const percent = (value: number) => formatShare(value, 1)
const amount = (value: bigint | null) => (value === null ? null : Number(value))

const minutes = (seconds: number | null) => (seconds === null ? null : seconds / 60)

/** The charts that matter most. The first one is the largest. */
export const leadCharts: readonly Chart[] = [
  {
    label: plots.transactions,
    value: (row) => row.transactions,
    format: formatAxisCount,
    fromZero: true,
  },
  {
    label: plots.seconds,
    value: (row) => minutes(row.solve_mean),
    reference: { label: plots.overall, value: (_row, mean) => minutes(mean) },
    format: formatMinutes,
    fromZero: true,
  },
  {
    label: plots.supply,
    value: (row) => amount(row.supply),
    reference: { label: plots.schedule, value: (row) => amount(row.schedule) },
    format: formatSupply,
  },
]

/** The other charts, in order. */
export const chartGroups: readonly { title: string; charts: readonly Chart[] }[] = [
  {
    title: groups.use,
    charts: [
      {
        label: plots.moved,
        value: (row) => amount(row.moved),
        format: formatShort,
        fromZero: true,
      },
      { label: plots.fees, value: (row) => amount(row.fees), format: formatShort, fromZero: true },
      {
        label: plots.active,
        value: (row) => row.active_accounts,
        format: formatAxisCount,
        fromZero: true,
      },
      {
        label: plots.accounts,
        value: (row) => row.accounts,
        format: formatAxisCount,
        fromZero: true,
      },
    ],
  },
  {
    title: groups.mining,
    charts: [
      { label: plots.difficulty, value: (row) => row.difficulty, format: formatMean, whole: true },
      {
        label: plots.miners,
        value: (row) => share(row.top_miner, minedBlocks(row)),
        reference: {
          label: plots.topTen,
          value: (row) => share(row.top_10_miners, minedBlocks(row)),
        },
        format: percent,
        fromZero: true,
      },
      {
        label: plots.pseudo,
        value: (row) => share(row.pseudo, row.blocks - row.neogenesis),
        format: percent,
        fromZero: true,
      },
      {
        label: plots.burned,
        value: (row) => amount(row.burned),
        format: formatShort,
        fromZero: true,
      },
    ],
  },
]
