import { Section } from '@mcm/ui/layout'
import { useTipHeight } from '../../features/endpoint/use-tip-height'
import { RecentVerses } from '../../features/verse/recent-verses'
import { messages } from './messages'

/** Each costs a request, unless it is loaded. */
const COUNT = 3

/** The neighbors of a block without a verse and transactions, newest first, so that one can go on. */
export function AroundBlock({ height }: { height: number }) {
  const tip = useTipHeight()
  if (tip === undefined) return null
  const near = [2, 1, -1, -2, -3].map((distance) => height + distance)
  const heights = near.filter((one) => one > 0 && one <= tip).slice(0, COUNT)
  return (
    <Section title={messages.around}>
      <RecentVerses heights={heights} />
    </Section>
  )
}
