import { Skeleton } from '@mcm/ui/skeleton'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'
import { messages } from '../messages'
import styles from './mined-blocks.module.css'
import type { MiningProps } from './mining'

/** Loaded lazily: few addresses mine. */
const Mining = lazyPart<MiningProps>(() => import('./mining'))

/**
 * A miner's figure: the blocks it found. It is where other addresses have their balance over time, and
 * its place is kept while its code and the blocks load.
 */
export function MinedBlocks({ movements, times, isWaiting }: MiningProps) {
  return (
    <section aria-label={messages.mining} className={styles['mined']}>
      <h2>
        <VisuallyHidden>{messages.mining}</VisuallyHidden>
      </h2>
      <Mining
        fallback={<Skeleton letters={24} />}
        movements={movements}
        times={times}
        isWaiting={isWaiting}
      />
    </section>
  )
}
