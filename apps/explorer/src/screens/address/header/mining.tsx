import { Amount, Count, formatCount } from '@mcm/ui/amount'
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
  /** Phones have the words above the list and the drawing below it. @default both */
  part?: 'words' | 'drawing' | undefined
}

/**
 * Which of the latest blocks a miner found. Where the count starts is settled once the list is: older
 * pages don't change it, and a new block does only when its miner is known. The note says why the list
 * has rewards although the index has none.
 */
export default function Mining({ movements, times, isWaiting, part }: MiningProps) {
  const [share, setShare] = useState<MinedShare>()
  const now = isWaiting ? undefined : minedShare(movements, share?.since)
  if (now && hashesOf(now) !== (share && hashesOf(share))) setShare(now)
  const isUnknown = !isWaiting && movements.some(({ amount }) => amount === null)
  if (!share && !isUnknown) return <Skeleton letters={24} />
  const figure = share && { share, times, earned: earnedWith(share, movements) }
  if (part === 'drawing') return figure && <Found {...figure} />
  return (
    <>
      {!figure && <p>{messages.unknown}</p>}
      {figure && (part === 'words' ? <InWords {...figure} /> : <Found {...figure} />)}
      <p className={styles['note']}>{messages.rewards}</p>
    </>
  )
}

function InWords({ share: { blocks, since }, earned }: FoundProps) {
  const span = useSpan(blocks, since)
  const share = shareOf(blocks.length, span)
  return (
    <dl className={styles['words']}>
      <div>
        <dt>{messages.mined}</dt>
        <dd>
          <Count value={blocks.length} />{' '}
          <span>
            {messages.ofLatest(span)}
            {share && ` · ${share}`}
          </span>
        </dd>
      </div>
      {earned !== undefined && (
        <div>
          <dt>{messages.earnedSum}</dt>
          <dd>
            <Amount value={earned} unit={false} decimals="trim" />
          </dd>
        </div>
      )}
    </dl>
  )
}

function Earned({ nano }: { nano: bigint | undefined }) {
  if (nano === undefined) return null
  return (
    <span className={styles['earned']}>
      {messages.earned} <Amount value={nano} decimals="trim" />
    </span>
  )
}

/** Returns how many blocks there are since the first that counts. */
function useSpan(blocks: MinedShare['blocks'], since: number): number {
  const tip = useTipHeight() ?? 0
  return Math.max(tip, blocks.at(-1)?.index ?? 0) - since + 1
}

function Found({ share: { blocks, since }, times: { times }, earned }: FoundProps) {
  const navigate = useNavigate()
  const heights = blocks.map(({ index }) => index)
  const span = useSpan(blocks, since)
  const timeOf = (at: number) => times.get(blocks[at]?.hash ?? '')?.time
  return (
    <BlockStrip
      label={messages.count(blocks.length, span, shareOf(blocks.length, span))}
      legend={messages.legend}
      from={since}
      to={since + span - 1}
      heights={heights}
      sum={<Earned nano={earned} />}
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
                <>
                  {' · '}
                  <RelativeTime time={time} />
                </>
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
