import { formatCount } from '@mcm/ui/amount'
import { Skeleton } from '@mcm/ui/skeleton'
import { formatTenths } from '../accounts/share'
import type { RichList } from '../accounts/use-rich-list'
import { messages } from '../messages'
import { bands, bandShares } from './concentration'

/** The answer of the chart in a line: what the top 10 and the top 100 hold together. */
export function TopShares({ list: { accounts, newest } }: { list: RichList }) {
  if (!newest) return <Skeleton letters={34} />
  const { total, supply } = newest
  if (supply === null || supply <= 0n) return null
  const known = bands(accounts, total)
  const { sharesToHere } = bandShares(known, total, supply)
  if (known.length === 0) return null
  return messages.concentration.held(
    known
      .slice(0, 2)
      .map(({ to }, at) => [formatCount(to), formatTenths(sharesToHere[at] ?? 0)] as const),
  )
}
