import { Count } from '@mcm/ui/amount'
import { Figure, Figures } from '@mcm/ui/figures'
import { formatDuration } from '@mcm/ui/relative-time'
import { formatShare } from '../figures/formats'
import { ShortAmount } from '../figures/short-amount'
import styles from '../statistics.module.css'
import { type HistoryRow, paidRewards, solveMean } from './history-row'
import { messages } from './messages'

const { figures } = messages

/** Six figures about a range of periods. Those with a note are last, so that they share a row. */
export function HistoryFigures({ rows }: { rows: readonly HistoryRow[] }) {
  const sum = (valueOf: (row: HistoryRow) => number) =>
    rows.reduce((total, row) => total + valueOf(row), 0)
  const amount = (valueOf: (row: HistoryRow) => bigint) =>
    rows.reduce((total, row) => total + valueOf(row), 0n)
  const blocks = sum((row) => row.blocks)
  return (
    <Figures form="grid" className={styles['figures']}>
      <Figure label={figures.blocks}>
        <Count value={blocks} />
      </Figure>
      <Figure label={figures.transactions}>
        <Count value={sum((row) => row.transactions)} />
      </Figure>
      <Figure label={figures.fees}>
        <ShortAmount value={amount((row) => row.fees)} />
      </Figure>
      <Figure label={figures.pseudo}>
        {formatShare(
          sum((row) => row.pseudo),
          blocks,
        )}
      </Figure>
      <Figure label={figures.seconds} note={figures.secondsNote}>
        {formatDuration((solveMean(rows) ?? 0) * 1000)}
      </Figure>
      <Figure label={figures.reward} note={figures.rewardNote}>
        <ShortAmount value={amount(paidRewards)} />
      </Figure>
    </Figures>
  )
}
