import { Section } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { paths } from '../../../config/paths'
import { useTipHeight } from '../../../features/endpoint/use-tip-height'
import { RecentVerses } from '../../../features/verse/recent-verses'
import { messages } from '../messages'

/** Number of blocks offered. Each costs a request, unless it is loaded. */
const COUNT = 3

/**
 * Blocks that the endpoint has, so that one can go on from a missing one: its oldest ones, if the
 * missing block is below them, or its latest ones.
 */
export function NearbyBlocks({ oldest }: { oldest?: number | undefined }) {
  const tip = useTipHeight() ?? 0
  const heights = Array.from({ length: COUNT }, (_, at) =>
    oldest === undefined ? tip - at : oldest + at,
  )
  return (
    <Section
      title={messages.nearby[oldest === undefined ? 'latest' : 'oldest']}
      aside={<Link href={paths.blocks.href({ from: oldest })}>{messages.nearby.all}</Link>}
    >
      <RecentVerses heights={heights.filter((height) => height > 0 && height <= tip)} />
    </Section>
  )
}
