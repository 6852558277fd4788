import { Count } from '@mcm/ui/amount'
import { Fact } from '@mcm/ui/description-list'
import { Link } from '@mcm/ui/link'
import { DateTime, RelativeTime } from '@mcm/ui/relative-time'
import { Skeleton } from '@mcm/ui/skeleton'
import { Text } from '@mcm/ui/text'
import type { BlockIdentifier } from '@mcm/rosetta-client'
import { paths } from '../../../config/paths'
import { useBlockTimes } from '../../../data/block-times'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import styles from '../address.module.css'
import { messages } from '../messages'
import type { Movement } from './movement'

interface ActivityProps {
  /** Newest first. */
  movements: readonly Movement[]
  /** Whether more pages will load automatically. */
  isWaiting: boolean
  /** Whether the next page failed to load. */
  isFailed: boolean
  /** Whether there are older transactions than the loaded ones. */
  hasMore: boolean
}

/**
 * The address's newest and oldest known activity. The oldest is the address's first activity only
 * if all transactions are loaded.
 */
export function Activity({ movements, isWaiting, isFailed, hasMore }: ActivityProps) {
  const blocks = movements.flatMap(({ transaction: { block, status } }) =>
    block && status === 'SUCCESS' ? [block] : [],
  )
  const last = blocks[0]
  const first = isWaiting ? undefined : blocks.at(-1)
  const ends = [last, first].filter((block) => block !== undefined)
  const times = useBlockTimes(useEndpoint(), ends[0]?.hash === ends[1]?.hash ? ends.slice(1) : ends)
  const nothing = isWaiting
    ? undefined
    : isFailed && movements.length === 0
      ? messages.activity.notLoaded
      : messages.activity.none
  return (
    <>
      <Fact label={messages.activity.last}>
        <When block={last} time={last && times.get(last.hash)} nothing={nothing} />
      </Fact>
      <Fact
        label={hasMore ? messages.activity.oldestLoaded(movements.length) : messages.activity.first}
      >
        <When
          block={first}
          time={first && times.get(first.hash)}
          nothing={nothing}
          note={hasMore ? undefined : messages.activity.indexed}
        />
      </Fact>
    </>
  )
}

interface WhenProps {
  block: BlockIdentifier | undefined
  /**
   * The time of the block. It is undefined while loading, and null if the endpoint can't provide
   * it.
   */
  time: number | null | undefined
  /** Text shown if there is no such block. It is undefined while that is unknown. */
  nothing: string | undefined
  note?: string | undefined
}

/** A time with a note. It always takes up two lines, so that nothing moves. */
function When({ block, time, nothing, note }: WhenProps) {
  return (
    <div className={styles['when']}>
      {!block && (nothing ?? <Skeleton letters={30} />)}
      {block && (
        <>
          <div>
            {time === undefined ? (
              <Skeleton letters={30} />
            ) : time === null ? (
              messages.plot.notKnown
            ) : (
              <>
                <DateTime time={time} />{' '}
                <Text tone="soft">
                  · <RelativeTime time={time} />
                </Text>
              </>
            )}
          </div>
          <Text as="div" tone="soft" size={13}>
            {messages.activity.inBlock}{' '}
            <Link href={paths.block.href(block.index)}>
              <Count value={block.index} />
            </Link>
            {note !== undefined && ` · ${note}`}
          </Text>
        </>
      )}
    </div>
  )
}
