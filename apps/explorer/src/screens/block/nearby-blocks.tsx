import { Section } from '@mcm/ui/layout'
import { useTipHeight } from '../../features/endpoint/use-tip-height'
import { RecentVerses } from '../../features/verse/recent-verses'
import { useMedia } from '../../shared/use-media'
import { messages } from './messages'

/** The neighbors of a block without a verse and transactions, in order, so that one can go on. */
export function NearbyBlocks({ height }: { height: number }) {
  const tip = useTipHeight()
  // Four of them would take a whole screen.
  const isPhone = useMedia('(max-width: 767px)')
  if (tip === undefined) return null
  const near = (isPhone ? [-1, 1] : [-2, -1, 1, 2]).map((distance) => height + distance)
  return (
    <Section title={messages.nearby}>
      <RecentVerses heights={near.filter((one) => one > 0 && one <= tip)} isInPairs />
    </Section>
  )
}
