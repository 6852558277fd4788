import { formatMcm } from '@mcm/rosetta-client'
import { Count } from '@mcm/ui/amount'
import type { Movement } from '../history/movement'
import { messages } from './bars-messages'
import styles from './movement-bars.module.css'

interface MovementBarsProps {
  /** Newest first. */
  movements: readonly Movement[]
}

/**
 * What came in and went out, a bar for each transaction. It needs no certain balance, so it has the
 * chart's place until there is enough history for one. The list below says the same to screen readers.
 */
export default function MovementBars({ movements }: MovementBarsProps) {
  const bars = movements
    .flatMap(({ key, amount, transaction: { block } }) =>
      typeof amount === 'bigint' && block ? [{ key, amount, height: block.index }] : [],
    )
    .toReversed()
  const sizes = bars.map(({ amount }) => Math.sqrt(Math.abs(Number(amount))))
  const most = Math.max(1, ...sizes)
  const [first] = bars
  const last = bars.at(-1)
  return (
    <figure className={styles['figure']} aria-hidden="true">
      <figcaption>{messages.caption}</figcaption>
      <svg viewBox={`0 -1 ${bars.length} 2`} preserveAspectRatio="none">
        {bars.map(({ key, amount }, at) => {
          const size = (sizes[at] ?? 0) / most
          return (
            <rect
              key={key}
              x={at + 0.15}
              width={0.7}
              y={amount < 0n ? 0 : -size}
              height={size}
              className={amount < 0n ? styles['out'] : undefined}
            >
              <title>{`${formatMcm(amount)} MCM`}</title>
            </rect>
          )
        })}
        <path d={`M0 0H${bars.length}`} />
      </svg>
      {first && last && (
        <div className={styles['ends']}>
          <Count value={first.height} />
          <Count value={last.height} />
        </div>
      )}
    </figure>
  )
}
