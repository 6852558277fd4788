import { Count, formatCount } from '@mcm/ui/amount'
import { Link } from '@mcm/ui/link'
import { RelativeTime } from '@mcm/ui/relative-time'
import { paths } from '../../../config/paths'
import { useMinedAmongLatest } from '../../../data/mined-among-latest'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import type { Movement } from '../history/movement'
import type { MovementTimes } from '../history/use-movement-times'
import { messages } from '../messages'
import { type FoundBlocks, foundBlocks } from './found-blocks'

/** Minimum number of blocks that says something about a miner's share. */
const MIN_BLOCKS = 3

interface MiningProps {
  address: string
  movements: readonly Movement[]
  times: MovementTimes
}

/**
 * A miner's story: which blocks it found, as far as they are loaded. Rewards, its main income, aren't
 * in the index.
 */
export function Mining({ address, movements, times }: MiningProps) {
  const { mined, blocks } = useMinedAmongLatest(useEndpoint(), address)
  const found = foundBlocks(movements)
  if (mined === 0 && movements.every(({ direction }) => direction !== 'fee')) return null
  return (
    <>
      <dt>{messages.mining.label}</dt>
      <dd>
        {found && <Found found={found} times={times} />}
        {blocks >= MIN_BLOCKS && `${messages.mining.found(mined, blocks)} · `}
        {messages.mining.rewards}
      </dd>
    </>
  )
}

function Found({ found, times: { times } }: { found: FoundBlocks; times: MovementTimes }) {
  const { count, span, oldest, newest } = found
  const at = times.get(newest.hash)
  const { mining } = messages
  return (
    <>
      {mining.foundLoaded(count)}
      {span >= MIN_BLOCKS && count > 1 && (
        <> {mining.share(formatCount(span), formatCount(oldest.index), count / span)}</>
      )}
      {' · '}
      {mining.last}{' '}
      <Link href={paths.block.href(newest.index)}>
        <Count value={newest.index} />
      </Link>
      {at && (
        <>
          {', '}
          <RelativeTime time={at.time} />
        </>
      )}
      <br />
    </>
  )
}
