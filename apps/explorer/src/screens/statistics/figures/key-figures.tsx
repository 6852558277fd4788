import { Count } from '@mcm/ui/amount'
import { Figure, Figures as FigureStrip } from '@mcm/ui/figures'
import { formatDuration } from '@mcm/ui/relative-time'
import { Skeleton } from '@mcm/ui/skeleton'
import type { Figures } from './compute-statistics'
import { formatMean } from './formats'
import { messages } from '../messages'
import { ShortAmount } from './short-amount'
import styles from '../statistics.module.css'

const { figures: labels } = messages

/** Four key figures about the blocks. What a block has at least and at most is in the summary. */
export function KeyFigures({ figures }: { figures: Figures }) {
  const { rows, seconds, transactions, fees, totals } = figures
  const waiting = <Skeleton letters={6} mono />
  const known = rows.length > 0
  return (
    <FigureStrip form="grid" className={`${styles['figures']} ${styles['four']}`}>
      <Figure label={labels.seconds} note={labels.secondsNote}>
        {seconds ? formatDuration(seconds.mean * 1000) : waiting}
      </Figure>
      <Figure label={labels.reward} note={labels.rewardNote}>
        {known ? <ShortAmount value={totals.reward} /> : waiting}
      </Figure>
      <Figure
        label={labels.transactions}
        note={transactions ? `${formatMean(transactions.mean)} ${labels.perBlock}` : waiting}
      >
        {known ? <Count value={totals.transactions} /> : waiting}
      </Figure>
      <Figure
        label={labels.fees}
        note={
          fees ? (
            <>
              <ShortAmount value={fees.mean} /> {labels.perBlock}
            </>
          ) : (
            waiting
          )
        }
      >
        {known ? <ShortAmount value={totals.fees} /> : waiting}
      </Figure>
    </FigureStrip>
  )
}
