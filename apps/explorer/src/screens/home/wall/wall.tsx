import { Count, formatCount } from '@mcm/ui/amount'
import { Link } from '@mcm/ui/link'
import { Stave } from '@mcm/ui/latest-block'
import { Logo } from '@mcm/ui/logo'
import { DateTime, RelativeTime } from '@mcm/ui/relative-time'
import { Skeleton } from '@mcm/ui/skeleton'
import type { Block } from '@mcm/rosetta-client'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../config/paths'
import { SECONDS_PER_BLOCK } from '../../../data/block-pace'
import { blockFacts, blockKind, haikuLines } from '../../../data/block-facts'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import { Expectation } from '../../../features/next-block/expectation'
import { useLatestBlocks } from '../latest-blocks/use-latest-blocks'
import { messages } from './messages'
import { useAtRest } from './use-at-rest'
import { useWakeLock } from './use-wake-lock'
import { WallVerse } from './wall-verse'
import styles from './wall.module.css'

/**
 * A standalone view of the latest verse and the wait for the next one, for a wall display or a
 * meetup.
 */
export default function Wall() {
  const { blocks, failed, complete } = useLatestBlocks(useEndpoint())
  const [latest] = blocks
  const height = latest?.block_identifier.index
  // A block without a verse doesn't replace the one before it on the wall.
  const withVerse = blocks.find(({ metadata }) => haikuLines(metadata.haiku).length > 0)
  const shown = withVerse ?? (complete ? latest : undefined)
  const [first, setFirst] = useState<number>()
  if (height !== undefined && first === undefined) setFirst(height)
  const isAtRest = useAtRest()
  useWakeLock()
  useEscape()
  return (
    <section className={styles['wall']} aria-label={messages.label} data-at-rest={isAtRest}>
      <div className={styles['head']}>
        <p className={styles['brand']}>
          <Logo size={26} />
          <strong>{messages.name}</strong>
        </p>
        <p className={styles['about']} aria-live="polite">
          {latest && shown && shown !== latest ? <Silent block={latest} /> : messages.about}
        </p>
        <Link href={paths.home.href()} tone="soft" className={styles['leave']}>
          {messages.leave}
          <span className={styles['key']}>{messages.key}</span>
        </Link>
      </div>
      <div className={styles['verse']} aria-live="polite">
        {shown && <LatestVerse block={shown} first={first} />}
      </div>
      <div className={styles['foot']}>
        <div className={styles['line']}>
          <h1 className={styles['height']}>
            {shown ? (
              <Link href={paths.block.href(shown.block_identifier.index)} tone="ink">
                <span className={styles['word']}>{messages.block}</span>{' '}
                <Count value={shown.block_identifier.index} />
              </Link>
            ) : failed ? (
              messages.failed
            ) : (
              <Skeleton letters={9} mono />
            )}
          </h1>
          {!failed && <Facts block={shown} />}
        </div>
        {!failed && (
          <Stave
            key={height}
            since={latest?.timestamp}
            expected={SECONDS_PER_BLOCK * 1000}
            className={styles['stave']}
            action={
              latest && (
                <span>
                  {messages.expected} <Expectation after={latest.timestamp} />
                </span>
              )
            }
          >
            {height === undefined ? (
              <Skeleton letters={20} />
            ) : (
              <>
                {messages.waitingFor} <Count value={height + 1} />
              </>
            )}
          </Stave>
        )}
      </div>
    </section>
  )
}

/** Why the latest block isn't the one whose verse is shown. */
function Silent({ block }: { block: Block }) {
  return (
    <>
      {messages.block} <Count value={block.block_identifier.index} />{' '}
      {messages.silent[blockKind(block)]}
    </>
  )
}

interface LatestVerseProps {
  /** The latest block that has a verse, or the latest one of all if none has. */
  block: Block
  /** Height of the latest block on arrival. */
  first: number | undefined
}

function LatestVerse({ block, first }: LatestVerseProps) {
  const lines = haikuLines(block.metadata.haiku)
  if (lines.length === 0) return <p className={styles['silent']}>{messages.noVerse}</p>
  const { index } = block.block_identifier
  return <WallVerse key={index} lines={lines} arriving={first !== undefined && index > first} />
}

function Facts({ block }: { block: Block | undefined }) {
  if (!block) {
    return (
      <p className={styles['facts']}>
        <Skeleton letters={20} />
        <Skeleton letters={26} />
      </p>
    )
  }
  const { regular } = blockFacts(block)
  return (
    <p className={styles['facts']}>
      <DateTime time={block.timestamp} />
      <span>
        <RelativeTime time={block.timestamp} /> · {messages.difficulty}{' '}
        <Count value={block.metadata.difficulty} /> ·{' '}
        {messages.transactions(formatCount(regular.length), regular.length === 1)}
      </span>
    </p>
  )
}

function useEscape(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') void navigate(paths.home.href())
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [navigate])
}
