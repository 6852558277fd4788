import { Section } from '@mcm/ui/layout'
import { useTipHeight } from '../../features/endpoint/use-tip-height'
import { RecentVerses } from '../../features/verse/recent-verses'
import { messages } from './messages'

/** The neighbors of a block without a verse and transactions, in order, so that one can go on. */
export function NearbyBlocks({ height }: { height: number }) {
  const tip = useTipHeight()
  if (tip === undefined) return null
  const near = [-2, -1, 1, 2].map((distance) => height + distance)
  return (
    <Section title={messages.nearby}>
      <RecentVerses heights={near.filter((one) => one > 0 && one <= tip)} isRow />
    </Section>
  )
}
