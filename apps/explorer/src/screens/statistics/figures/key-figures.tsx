import { Amount, Count } from '@mcm/ui/amount'
import { Figure, Figures as FigureStrip } from '@mcm/ui/figures'
import { formatDuration } from '@mcm/ui/relative-time'
import { Skeleton } from '@mcm/ui/skeleton'
import type { Figures } from './compute-statistics'
import { formatMean, formatShare } from './formats'
import { messages } from '../messages'
import styles from '../statistics.module.css'

/** Six key figures about the blocks. */
export function KeyFigures({ figures }: { figures: Figures }) {
  const { rows, kinds, seconds, difficulty, totals } = figures
  const waiting = <Skeleton letters={6} mono />
  const known = rows.length > 0
  return (
    <FigureStrip form="grid" className={styles['figures']}>
      <Figure label={messages.figures.seconds} note={messages.figures.secondsNote}>
        {seconds ? formatDuration(seconds.mean * 1000) : waiting}
      </Figure>
      <Figure label={messages.figures.difficulty}>
        {difficulty ? formatMean(difficulty.mean) : waiting}
      </Figure>
      <Figure label={messages.figures.transactions}>
        {known ? <Count value={totals.transactions} /> : waiting}
      </Figure>
      <Figure label={messages.figures.fees}>
        {known ? <Amount value={totals.fees} unit={false} /> : waiting}
      </Figure>
      <Figure label={messages.figures.reward} note={messages.figures.rewardNote}>
        {known ? <Amount value={totals.reward} unit={false} /> : waiting}
      </Figure>
      <Figure label={messages.figures.pseudo}>
        {known ? formatShare(kinds.pseudo, rows.length) : waiting}
      </Figure>
    </FigureStrip>
  )
}
