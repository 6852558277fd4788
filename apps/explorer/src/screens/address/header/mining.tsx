import { Amount, Count, formatCount } from '@mcm/ui/amount'
import { Link } from '@mcm/ui/link'
import { RelativeTime } from '@mcm/ui/relative-time'
import { Text } from '@mcm/ui/text'
import { paths } from '../../../config/paths'
import type { MinedAmongLatest } from '../../../data/mined-among-latest'
import type { Movement } from '../history/movement'
import type { MovementTimes } from '../history/use-movement-times'
import styles from '../address.module.css'
import { messages } from './mining-messages'
import { type FoundBlocks, foundBlocks } from './found-blocks'

/** Minimum number of blocks worth mentioning. */
const MIN_BLOCKS = 3
/**
 * Minimum number of blocks that says something about a miner's share. The loaded history often starts
 * with a block of its own, so a few would overstate it.
 */
const MIN_SPAN = 50

interface MiningProps extends MinedAmongLatest {
  movements: readonly Movement[]
  times: MovementTimes
}

/**
 * A miner's story: which blocks it found, as far as they are loaded, and what they earned. Says where
 * the rewards, its main income, come from, because the index doesn't have them.
 */
export default function Mining({ mined, blocks, earned, movements, times }: MiningProps) {
  const found = foundBlocks(movements)
  return (
    <>
      {found && <Found found={found} times={times} />}
      {blocks >= MIN_BLOCKS && (
        <>
          {messages.found(mined, blocks)}
          {earned > 0n && (
            <>
              {messages.rewarded} <Amount value={earned} decimals="trim" />
            </>
          )}
          {' · '}
        </>
      )}
      <Text tone="soft">{messages.rewards}</Text>
    </>
  )
}

function Found({ found, times: { times } }: { found: FoundBlocks; times: MovementTimes }) {
  const { count, span, oldest, newest } = found
  const at = times.get(newest.hash)
  return (
    <>
      {span >= MIN_SPAN && count > 1
        ? messages.share(count, span, formatCount(oldest.index))
        : messages.foundLoaded(count)}
      {/* On a phone, the line 'Last activity' says it. */}
      <span className={styles['wide']}>
        {' · '}
        {messages.last}{' '}
        <Link href={paths.block.href(newest.index)}>
          <Count value={newest.index} />
        </Link>
        {at && (
          <>
            {', '}
            <RelativeTime time={at.time} />
          </>
        )}
      </span>
      <br />
    </>
  )
}
