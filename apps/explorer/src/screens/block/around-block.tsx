import { Section } from '@mcm/ui/layout'
import { useTipHeight } from '../../features/endpoint/use-tip-height'
import { RecentVerses } from '../../features/verse/recent-verses'
import { messages } from './messages'

/** The neighbors of a block without a verse and transactions, so that one can go on. */
export function AroundBlock({ height }: { height: number }) {
  const tip = useTipHeight()
  if (tip === undefined) return null
  const near = height < tip ? [height - 1, height + 1] : [height - 2, height - 1]
  return (
    <Section title={messages.around}>
      <RecentVerses heights={near.filter((one) => one > 0)} />
    </Section>
  )
}
