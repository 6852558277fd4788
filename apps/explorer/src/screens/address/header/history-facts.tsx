import type { Direction } from '../history/filter'
import type { DayTotal } from './day-total'
import { type ActivityProps, FirstActivity } from './activity'
import { Totals } from './totals'

interface HistoryFactsProps extends ActivityProps {
  address: string
  today: DayTotal | undefined
  /** The number of transactions since the index begins, undefined until it is known. */
  count: number | undefined
  isCurrent: boolean
  direction: Direction
  /** Whether to include what it adds up to. */
  hasTotals: boolean
}

/** When the indexed history begins, and what it adds up to. */
export function HistoryFacts({ hasTotals, ...props }: HistoryFactsProps) {
  return (
    <>
      <FirstActivity {...props} />
      {hasTotals && <Totals {...props} />}
    </>
  )
}
