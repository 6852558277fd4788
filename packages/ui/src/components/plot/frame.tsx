import type { PointerEvent, ReactNode, Ref } from 'react'
import { cx } from '../../internal/cx'
import styles from './plot.module.css'

interface FrameProps {
  label: string
  /** What is read off at the chosen place. */
  readout: ReactNode
  /** The same for assistive technology. */
  readoutText: string
  /** How many places there are, and the chosen one; undefined while none is. */
  count: number
  at: number | undefined
  onAt: (at: number | undefined) => void
  /** The place below a point of the drawing, in pixels from its left edge. */
  placeAt: (x: number) => number
  width: number
  height: number
  boxRef: Ref<HTMLDivElement>
  children: ReactNode
  className?: string | undefined
}

/**
 * A drawing with its title and what is read off it. Hovering reads; so does a slider laid over the
 * drawing, which is how the keyboard and assistive technology go through the data.
 */
export function Frame({
  label,
  readout,
  readoutText,
  count,
  at,
  onAt,
  placeAt,
  width,
  height,
  boxRef,
  children,
  className,
}: FrameProps) {
  const onMove = (event: PointerEvent<HTMLDivElement>) => {
    onAt(placeAt(event.clientX - event.currentTarget.getBoundingClientRect().left))
  }
  return (
    <figure className={cx(styles['plot'], className)}>
      <figcaption className={styles['caption']}>
        <span>{label}</span>
        <span className={styles['readout']}>{readout}</span>
      </figcaption>
      <div
        ref={boxRef}
        className={styles['box']}
        onPointerMove={onMove}
        onPointerLeave={() => onAt(undefined)}
      >
        <svg viewBox={`0 0 ${width} ${height}`} width="100%" height={height} aria-hidden="true">
          {children}
        </svg>
        {count > 0 && (
          <input
            type="range"
            min={0}
            max={count - 1}
            value={at ?? count - 1}
            aria-label={label}
            aria-valuetext={readoutText}
            onChange={(event) => onAt(Number(event.target.value))}
            onBlur={() => onAt(undefined)}
            className={styles['slider']}
          />
        )}
      </div>
    </figure>
  )
}
