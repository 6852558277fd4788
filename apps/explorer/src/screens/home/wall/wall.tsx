import { Count, formatCount } from '@mcm/ui/amount'
import { Verse } from '@mcm/ui/haiku'
import { Link } from '@mcm/ui/link'
import { Stave } from '@mcm/ui/latest-block'
import { RelativeTime } from '@mcm/ui/relative-time'
import { Skeleton } from '@mcm/ui/skeleton'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../config/paths'
import { blockFacts } from '../../../data/block-facts'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import { meanBlockTime, TARGET_BLOCK_MS } from '../block-means'
import { useLatestBlocks } from '../latest-blocks/use-latest-blocks'
import { messages } from './messages'
import { useWakeLock } from './use-wake-lock'
import styles from './wall.module.css'

/**
 * A standalone view of the latest verse and the wait for the next one, for a wall display or a
 * meetup.
 */
export default function Wall() {
  const { blocks, failed } = useLatestBlocks(useEndpoint())
  const [latest] = blocks
  const facts = latest && blockFacts(latest)
  const height = latest?.block_identifier.index
  const [first, setFirst] = useState<number>()
  if (height !== undefined && first === undefined) setFirst(height)
  const expected = meanBlockTime(blocks) ?? TARGET_BLOCK_MS
  useWakeLock()
  useEscape()
  return (
    <section className={styles['wall']} aria-label={messages.label}>
      <div className={styles['head']}>
        <h1 className={styles['height']}>
          {latest ? (
            <Link href={paths.block.href(latest.block_identifier.index)} tone="soft">
              <Count value={latest.block_identifier.index} />
            </Link>
          ) : failed ? (
            messages.failed
          ) : (
            <Skeleton letters={9} mono />
          )}
        </h1>
        {latest && facts && (
          <p>
            {messages.difficulty} <Count value={latest.metadata.difficulty} /> ·{' '}
            {messages.transactions(formatCount(facts.regular.length), facts.regular.length === 1)}
          </p>
        )}
      </div>
      {facts && (
        <div key={height} className={styles['verse']} aria-live="polite">
          {facts.haiku.length > 0 ? (
            <Verse lines={facts.haiku} size="wall" arriving={height !== first} />
          ) : (
            <p className={styles['silent']}>{messages.silent}</p>
          )}
        </div>
      )}
      <div className={styles['foot']}>
        {latest && (
          <Stave
            key={height}
            since={latest.timestamp}
            expected={expected}
            className={styles['stave']}
          >
            {messages.waitingFor} <Count value={latest.block_identifier.index + 1} /> ·{' '}
            {messages.lastMined} <RelativeTime time={latest.timestamp} />
          </Stave>
        )}
        <Link href={paths.home.href()} tone="soft">
          {messages.leave}
          <span className={styles['key']}>{messages.key}</span>
        </Link>
      </div>
    </section>
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
