import { CHECKING } from '@mcm/react/query'
import { Count } from '@mcm/ui/amount'
import { Link } from '@mcm/ui/link'
import { DateTime, RelativeTime } from '@mcm/ui/relative-time'
import { Skeleton } from '@mcm/ui/skeleton'
import type { BlockIdentifier } from '@mcm/rosetta-client'
import { paths } from '../../../config/paths'
import type { Movement } from '../history/movement'
import { isUnchecked } from '../history/totals'
import type { MovementTimes } from '../history/use-movement-times'
import styles from '../address.module.css'
import { messages } from '../messages'

export interface ActivityProps {
  /** Newest first. */
  movements: readonly Movement[]
  times: MovementTimes
  /** Whether more pages will load automatically. */
  isWaiting: boolean
  /** Whether the next page failed to load. */
  isFailed: boolean
  /** Whether there are older transactions than the loaded ones. */
  hasMore: boolean
  /** Whether there may be newer transactions than the loaded ones. */
  isNarrowed: boolean
}

const { activity } = messages

/** The address's newest known activity. */
export function LastActivity(props: ActivityProps) {
  return (
    <>
      <dt>{props.isNarrowed ? activity.newestLoaded : activity.last}</dt>
      <dd>
        <When {...newestOf(props)} times={props.times} nothing={nothingOf(props)} />
      </dd>
    </>
  )
}

/**
 * The address's oldest known activity. It is the address's first activity only if all transactions are
 * loaded: of a part that goes on, the last row of the list says as much.
 */
export function FirstActivity(props: ActivityProps) {
  const { isWaiting, hasMore, isNarrowed } = props
  if (hasMore && !isNarrowed) return null
  const blocks = blocksOf(props)
  const oldest = isWaiting ? undefined : blocks.at(-1)
  const isOnly = oldest !== undefined && oldest.hash === blocks[0]?.hash
  return (
    <>
      <dt>{hasMore ? activity.oldestLoaded : activity.first}</dt>
      <dd>
        {isOnly ? (
          activity.only
        ) : (
          <When block={oldest} times={props.times} nothing={nothingOf(props)} />
        )}
      </dd>
    </>
  )
}

/**
 * Returns the block of the newest row, also if its place in the chain couldn't be checked: an older one
 * would be wrong. While it is being checked, there is none.
 */
function newestOf({ movements }: ActivityProps): Pick<WhenProps, 'block' | 'isChecking'> {
  const newest = movements.find(
    ({ transaction: { block, status } }) =>
      block && (status === 'SUCCESS' || status === 'UNKNOWN' || status === CHECKING),
  )?.transaction
  if (newest?.status === CHECKING) return { block: undefined, isChecking: true }
  return { block: newest?.block ?? undefined }
}

function blocksOf({ movements }: ActivityProps): BlockIdentifier[] {
  return movements.flatMap(({ transaction: { block, status } }) =>
    block && (status === 'SUCCESS' || status === 'UNKNOWN') ? [block] : [],
  )
}

/** Returns the text shown if there is no activity, or undefined while that is unknown. */
function nothingOf({ movements, isWaiting, isFailed }: ActivityProps): string | undefined {
  if (isWaiting) return undefined
  if (movements.some(isUnchecked)) return messages.plot.notKnown
  return isFailed && movements.length === 0 ? activity.notLoaded : activity.none
}

interface WhenProps {
  block: BlockIdentifier | undefined
  /** Whether it isn't known yet which block it is. @default false */
  isChecking?: boolean
  times: MovementTimes
  /** Text shown if there is no such block. It is undefined while that is unknown. */
  nothing: string | undefined
}

/** A block's time and height on one line. A phone has no room for the absolute time. */
function When({ block, isChecking, times: { times, isComplete }, nothing }: WhenProps) {
  if (!block) return (isChecking ? undefined : nothing) ?? <Skeleton letters={24} />
  const at = times.get(block.hash)
  return (
    <>
      {at && !at.isAbout ? (
        <>
          <span className={styles['wide']}>
            <DateTime time={at.time} />
            <span className="print-without"> · </span>
          </span>
          <RelativeTime time={at.time} className={styles['ago']} />
        </>
      ) : isComplete ? (
        messages.plot.notKnown
      ) : (
        <Skeleton letters={6} />
      )}
      {` · ${messages.activity.inBlock} `}
      <Link href={paths.block.href(block.index)}>
        <Count value={block.index} />
      </Link>
    </>
  )
}
