import { formatCount } from '@mcm/ui/amount'
import { LinePlot } from '@mcm/ui/plot'
import { DateTime, formatDuration } from '@mcm/ui/relative-time'
import { Skeleton } from '@mcm/ui/skeleton'
import { Text } from '@mcm/ui/text'
import { messages } from '../messages'
import styles from '../statistics.module.css'
import type { Figures } from './compute-statistics'
import { formatHeight, formatSeconds } from './formats'
import { partId } from './part-id'

const { lead, plots } = messages

/** The chart that leads the page, how long the blocks took, with a sentence that sums it up. */
export function LeadPlot({ figures: { rows, seconds } }: { figures: Figures }) {
  const points = rows
    .flatMap(({ height, seconds: y, kind }) =>
      y === undefined || kind === 'neogenesis' ? [] : [{ x: height, y }],
    )
    .reverse()
  const mean = seconds?.mean ?? 0
  const [newest, oldest] = [rows[0], rows.at(-1)]
  return (
    <div className={styles['lead']}>
      <Text as="div">
        {seconds ? (
          <>
            {lead(
              formatCount(rows.length),
              formatDuration(seconds.median * 1000),
              formatDuration(seconds.max * 1000),
            )}
            {oldest && newest && (
              <Text as="div" size={13} tone="soft">
                {messages.mined} <DateTime time={oldest.time} /> – <DateTime time={newest.time} />
              </Text>
            )}
          </>
        ) : (
          <Skeleton letters={60} />
        )}
      </Text>
      {points.length === 0 ? (
        <figure id={partId(plots.seconds)} className={styles['waiting']}>
          <figcaption>{plots.seconds}</figcaption>
        </figure>
      ) : (
        <LinePlot
          id={partId(plots.seconds)}
          label={plots.seconds}
          points={points}
          reference={{ label: plots.mean, points: points.map(({ x }) => ({ x, y: mean })) }}
          formatX={formatHeight}
          formatY={formatSeconds}
          fromZero
        />
      )}
    </div>
  )
}
