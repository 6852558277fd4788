import { Skeleton } from '@mcm/ui/skeleton'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'
import { TitledRow } from '../../../shared/titled-row/titled-row'
import { messages } from '../messages'
import styles from './mined-blocks.module.css'
import type { MiningProps } from './mining'

/** Loaded lazily: few addresses mine. */
const Mining = lazyPart<MiningProps>(() => import('./mining'))

/**
 * A miner's figure: the blocks it found. It is where other addresses have their balance over time, and
 * its place is kept while its code and the blocks load.
 */
export function MinedBlocks(props: MiningProps) {
  return (
    <section aria-label={messages.mining} className={styles['mined']}>
      <h2>
        <VisuallyHidden>{messages.mining}</VisuallyHidden>
      </h2>
      <Mining {...props} fallback={<Skeleton letters={24} />} />
    </section>
  )
}

/** The drawing of these blocks where the list comes before any. */
export function MinedDrawing(props: MiningProps) {
  return (
    <TitledRow title={messages.minedBlocks}>
      <div className={styles['below']}>
        <Mining {...props} part="drawing" fallback={<Skeleton letters={24} />} />
      </div>
    </TitledRow>
  )
}
