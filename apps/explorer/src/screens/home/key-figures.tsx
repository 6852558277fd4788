import type { Block } from '@mcm/rosetta-client'
import { Amount, Count } from '@mcm/ui/amount'
import { Figure, Figures } from '@mcm/ui/figures'
import { formatDuration } from '@mcm/ui/relative-time'
import { Skeleton } from '@mcm/ui/skeleton'
import { blockFacts } from '../../data/block-facts'
import { meanBlockTime, meanTransactions } from './block-means'
import { messages } from './messages'

const perBlock = new Intl.NumberFormat(undefined, {
  numberingSystem: 'latn',
  maximumFractionDigits: 1,
})

interface KeyFiguresProps {
  blocks: readonly Block[]
  /** Whether loading has failed, so no more blocks will appear. */
  failed: boolean
}

/** Four key figures about the latest blocks. */
export function KeyFigures({ blocks, failed }: KeyFiguresProps) {
  const [newest] = blocks
  const reward = blocks.map((block) => blockFacts(block).reward).find((found) => found)
  const pause = meanBlockTime(blocks)
  const waiting = failed ? '–' : <Skeleton letters={6} mono />
  return (
    <Figures>
      <Figure label={messages.figures.difficulty}>
        {newest ? <Count value={newest.metadata.difficulty} /> : waiting}
      </Figure>
      <Figure label={messages.figures.blockTime}>
        {pause === undefined ? waiting : formatDuration(pause)}
      </Figure>
      <Figure label={messages.figures.transactions}>
        {pause === undefined ? waiting : perBlock.format(meanTransactions(blocks))}
      </Figure>
      <Figure label={messages.figures.reward}>
        {reward ? <Amount value={reward.destinations[0]?.amount ?? 0n} unit={false} /> : waiting}
      </Figure>
    </Figures>
  )
}
