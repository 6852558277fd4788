import { Section } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { paths } from '../../config/paths'
import { useTipHeight } from '../endpoint/use-tip-height'
import { MakeWay } from '../../shared/make-way/make-way'
import { RecentVerses } from './recent-verses'
import { messages } from './messages'

/** Number of blocks, which are a row on a desk. Each costs a request, unless it is loaded. */
const COUNT = 3

/** The latest blocks, so that one can go on from a page that has none. */
export function LatestVerses() {
  const tip = useTipHeight() ?? 0
  const heights = Array.from({ length: COUNT }, (_, at) => tip - at)
  return (
    <Section
      title={messages.latestBlocks}
      aside={<Link href={paths.blocks.href()}>{messages.allBlocks}</Link>}
    >
      <MakeWay order={tip}>
        <RecentVerses heights={heights.filter((height) => height > 0)} hasFacts />
      </MakeWay>
    </Section>
  )
}
