import { formatCount } from '@mcm/ui/amount'
import { DescriptionList, Fact } from '@mcm/ui/description-list'
import { Link } from '@mcm/ui/link'
import { paths } from '../../../config/paths'
import chartStyles from '../figures/charts.module.css'
import { formatDay } from './formats'
import type { HistoryRow } from './history-row'
import { messages } from './messages'

interface NotesProps {
  /** Whether unfinished periods aren't drawn. */
  areComplete: boolean
  last: HistoryRow | undefined
  /** The number of blocks that came from the endpoint. */
  latest: number
}

/** What the charts show, where it comes from, and what its terms mean. */
export function Notes({ areComplete, last, latest }: NotesProps) {
  const { notes, plots } = messages
  return (
    <DescriptionList className={chartStyles['notes']}>
      <Fact label={notes.charts}>
        {areComplete && plots.complete} {plots.note}
      </Fact>
      {last && (
        <Fact label={notes.data}>
          {messages.upTo(formatCount(last.last), formatDay(last.day))}{' '}
          {latest > 0 && messages.live(formatCount(latest), latest === 1)}
        </Fact>
      )}
      <Fact label={notes.burned}>{notes.pseudo}</Fact>
      <Fact label={notes.supply}>
        {notes.sum} <Link href={paths.richList.href()}>{notes.balances}</Link>.
      </Fact>
    </DescriptionList>
  )
}
