import { Count, formatCount } from '@mcm/ui/amount'
import { Link } from '@mcm/ui/link'
import { RelativeTime } from '@mcm/ui/relative-time'
import { Skeleton } from '@mcm/ui/skeleton'
import { Text } from '@mcm/ui/text'
import { useState } from 'react'
import { paths } from '../../../config/paths'
import { useTipHeight } from '../../../features/endpoint/use-tip-height'
import type { Movement } from '../history/movement'
import type { MovementTimes } from '../history/use-movement-times'
import styles from '../address.module.css'
import { messages } from './mining-messages'
import { type MinedShare, minedShare } from './mined-share'

/**
 * Minimum number of blocks for a percentage. The count starts with a block of the address's own, so a few
 * would overstate it.
 */
const MIN_SPAN = 50

interface MiningProps {
  movements: readonly Movement[]
  times: MovementTimes
  /** Whether more pages will load automatically. */
  isWaiting: boolean
}

/**
 * How many of the latest blocks a miner found. Where the count starts is settled once the list is: older
 * pages don't change it, and a new block does only when its miner is known. The note says why the list
 * has rewards although the index has none.
 */
export default function Mining({ movements, times, isWaiting }: MiningProps) {
  const [share, setShare] = useState<MinedShare>()
  const now = isWaiting ? undefined : minedShare(movements, share?.since)
  if (now && (now.count !== share?.count || now.newest.hash !== share.newest.hash)) setShare(now)
  const isUnknown = !isWaiting && movements.some(({ amount }) => amount === null)
  return (
    <>
      <div>
        {share ? (
          <Share share={share} times={times} />
        ) : isUnknown ? (
          messages.unknown
        ) : (
          <Skeleton letters={30} />
        )}
      </div>
      <Text tone="soft" className={styles['wide']}>
        {messages.rewards}
      </Text>
    </>
  )
}

function Share({ share, times: { times } }: { share: MinedShare; times: MovementTimes }) {
  const { count, since, newest } = share
  const span = Math.max(useTipHeight() ?? 0, newest.index) - since + 1
  const at = times.get(newest.hash)
  return (
    <>
      {messages.count(count, formatCount(span), formatCount(since))}
      {span >= MIN_SPAN && count > 1 && messages.percent(count / span)}
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
    </>
  )
}
