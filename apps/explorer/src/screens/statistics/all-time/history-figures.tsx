import { Amount, Count, formatCount } from '@mcm/ui/amount'
import { Figure, Figures } from '@mcm/ui/figures'
import { formatDuration } from '@mcm/ui/relative-time'
import { Text } from '@mcm/ui/text'
import { formatShare } from '../figures/formats'
import { type HistoryRow, minedBlocks, paidRewards } from './history-row'
import { messages } from './messages'

const { figures } = messages

/** One sentence that sums up a range of periods. */
export function HistorySentence({ rows }: { rows: readonly HistoryRow[] }) {
  const sum = (valueOf: (row: HistoryRow) => number) =>
    rows.reduce((total, row) => total + valueOf(row), 0)
  const pseudo = formatShare(
    sum((row) => row.pseudo),
    sum((row) => row.blocks),
  )
  return (
    <Text as="p" size={18}>
      {messages.sentence(
        formatCount(sum((row) => row.blocks)),
        formatCount(sum((row) => row.transactions)),
        pseudo,
      )}
    </Text>
  )
}

/** Six figures about a range of periods. */
export function HistoryFigures({ rows }: { rows: readonly HistoryRow[] }) {
  const sum = (valueOf: (row: HistoryRow) => number) =>
    rows.reduce((total, row) => total + valueOf(row), 0)
  const amount = (valueOf: (row: HistoryRow) => bigint) =>
    rows.reduce((total, row) => total + valueOf(row), 0n)
  const blocks = sum((row) => row.blocks)
  const solving = sum((row) => (row.solve_mean ?? 0) * minedBlocks(row))
  return (
    <Figures form="grid">
      <Figure label={figures.blocks}>
        <Count value={blocks} />
      </Figure>
      <Figure label={figures.seconds}>
        {formatDuration((solving / Math.max(1, sum(minedBlocks))) * 1000)}
      </Figure>
      <Figure label={figures.transactions}>
        <Count value={sum((row) => row.transactions)} />
      </Figure>
      <Figure label={figures.fees}>
        <Amount value={amount((row) => row.fees)} unit={false} />
      </Figure>
      <Figure label={figures.reward}>
        <Amount value={amount(paidRewards)} unit={false} />
      </Figure>
      <Figure label={figures.pseudo}>
        {formatShare(
          sum((row) => row.pseudo),
          blocks,
        )}
      </Figure>
    </Figures>
  )
}
