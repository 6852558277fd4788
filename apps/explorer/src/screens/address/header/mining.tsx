import { Amount, formatCount } from '@mcm/ui/amount'
import { Link } from '@mcm/ui/link'
import { formatAgo, RelativeTime } from '@mcm/ui/relative-time'
import { Skeleton } from '@mcm/ui/skeleton'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../config/paths'
import { useTipHeight } from '../../../features/endpoint/use-tip-height'
import { trueTime } from '../../../shared/true-time'
import type { Movement } from '../history/movement'
import type { MovementTimes } from '../history/use-movement-times'
import { BlockStrip } from './block-strip'
import { earnedWith, type MinedShare, minedShare } from './mined-share'
import styles from './mined-blocks.module.css'
import { messages } from './mining-messages'

/**
 * Minimum number of blocks for a percentage. The count starts with a block of the address's own, so a few
 * would overstate it.
 */
const MIN_SPAN = 20

export interface MiningProps {
  /** Newest first. */
  movements: readonly Movement[]
  times: MovementTimes
  /** Whether more pages will load automatically. */
  isWaiting: boolean
}

/**
 * Which of the latest blocks a miner found. Where the count starts is settled once the list is: older
 * pages don't change it, and a new block does only when its miner is known. The note says why the list
 * has rewards although the index has none.
 */
export default function Mining({ movements, times, isWaiting }: MiningProps) {
  const [share, setShare] = useState<MinedShare>()
  const now = isWaiting ? undefined : minedShare(movements, share?.since)
  if (now && hashesOf(now) !== (share && hashesOf(share))) setShare(now)
  const isUnknown = !isWaiting && movements.some(({ amount }) => amount === null)
  if (!share && !isUnknown) return <Skeleton letters={24} />
  const earned = share && earnedWith(share, movements)
  return (
    <>
      {share ? <Found share={share} times={times} earned={earned} /> : <p>{messages.unknown}</p>}
      <p className={styles['note']}>{messages.rewards}</p>
    </>
  )
}

function Found({ share: { blocks, since }, times: { times }, earned }: FoundProps) {
  const navigate = useNavigate()
  const tip = useTipHeight() ?? 0
  const heights = blocks.map(({ index }) => index)
  const to = Math.max(tip, heights.at(-1) ?? 0)
  const span = to - since + 1
  const timeOf = (at: number) => times.get(blocks[at]?.hash ?? '')?.time
  return (
    <BlockStrip
      label={messages.count(blocks.length, span, shareOf(blocks.length, span))}
      from={since}
      to={to}
      heights={heights}
      sum={
        earned !== undefined && (
          <span className={styles['earned']}>
            {messages.earned} <Amount value={earned} decimals="trim" />
          </span>
        )
      }
      reading={(at) => {
        const height = heights[at] ?? since
        const time = timeOf(at)
        const count = formatCount(height)
        return {
          shown: (
            <>
              {at === heights.length - 1 && `${messages.last} `}
              {messages.block} <Link href={paths.block.href(height)}>{count}</Link>
              {time !== undefined && (
                <span className={styles['age']}>
                  {' · '}
                  <RelativeTime time={time} />
                </span>
              )}
            </>
          ),
          text: messages.reading(count, time === undefined ? '' : formatAgo(time, trueTime())),
        }
      }}
      onOpen={(at) => void navigate(paths.block.href(heights[at] ?? since))}
    />
  )
}

interface FoundProps {
  share: MinedShare
  /** nanoMCM, undefined if a reward isn't known. */
  earned: bigint | undefined
  times: MovementTimes
}

function hashesOf({ blocks }: MinedShare): string {
  return blocks.map(({ hash }) => hash).join(' ')
}

/** Returns a percentage, or nothing if it would overstate the share. */
function shareOf(count: number, span: number): string {
  return count > 1 && span >= MIN_SPAN ? percent.format(count / span) : ''
}

const percent = new Intl.NumberFormat(undefined, {
  style: 'percent',
  numberingSystem: 'latn',
})
