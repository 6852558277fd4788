import { Count } from '@mcm/ui/amount'
import { type MouseEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { linesPath, nearestMark, otherHeights, type Range, spanOf } from './strip-geometry'
import styles from './block-strip.module.css'

interface BlockStripProps extends Range {
  /** What the strip shows, which is also its text alternative. */
  label: string
  /** What the color of the marked blocks means. */
  legend: string
  /** The sum over the marked blocks, shown beside the label. */
  sum?: ReactNode
  /** The heights of the marked blocks, in ascending order. */
  heights: readonly number[]
  /** Returns what is read at a mark, to see and as text. */
  reading: (at: number) => { shown: ReactNode; text: string }
  onOpen: (at: number) => void
}

const HEIGHT = 40
/** Others are shorter, so that the marks don’t depend on their color. */
const TICK_TOP = 22

/**
 * A strip with a tick per block, like a barcode, in which some are marked. Hovering reads the nearest
 * mark, and a click opens it. A slider over the drawing does both by keyboard. A finger only reads: the
 * reading has a link.
 */
export function BlockStrip(props: BlockStripProps) {
  const { label, legend, sum, heights, reading, onOpen, ...range } = props
  /** What is read, by its height: marks may be added meanwhile. */
  const [read, setRead] = useState<number>()
  const chosen = read === undefined ? -1 : heights.indexOf(read)
  const last = heights.length - 1
  const at = chosen === -1 ? last : chosen
  const { shown, text } = reading(at)
  const others = otherHeights(range, heights)
  const markOf = (event: MouseEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    return nearestMark(range, heights, (event.clientX - left) / width)
  }
  const onPointer = (event: PointerEvent) => setRead(heights[markOf(event)])
  const onClick = (event: MouseEvent) => {
    const { nativeEvent } = event
    const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
    if (!isTouch && nativeEvent.detail > 0) onOpen(markOf(event))
  }
  return (
    <figure>
      <figcaption className={styles['caption']}>
        <span className={styles['label']}>{label}</span>
        {sum}
        <span className={styles['reading']}>{shown}</span>
      </figcaption>
      <div
        className={styles['box']}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onPointerLeave={({ pointerType }) => {
          if (pointerType !== 'touch') setRead(undefined)
        }}
      >
        <svg
          viewBox={`0 0 ${spanOf(range)} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className={styles['drawing']}
        >
          {others.length === 0 && (
            <path d={`M0 ${HEIGHT - 4}H${spanOf(range)}V${HEIGHT}H0z`} className={styles['band']} />
          )}
          <path d={linesPath(range, others, TICK_TOP, HEIGHT)} className={styles['other']} />
          <path d={linesPath(range, heights, 0, HEIGHT)} className={styles['own']} />
          {read !== undefined && (
            <path d={linesPath(range, [read], 0, HEIGHT)} className={styles['chosen']} />
          )}
        </svg>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={label}
          aria-valuetext={text}
          onChange={(event) => setRead(heights[Number(event.target.value)])}
          onBlur={() => setRead(undefined)}
          onClick={onClick}
          onKeyDown={(event) => event.key === 'Enter' && onOpen(at)}
          className={styles['slider']}
        />
      </div>
      <div className={styles['ends']}>
        <Count value={range.from} />
        <span>{legend}</span>
        <Count value={range.to} />
      </div>
    </figure>
  )
}
