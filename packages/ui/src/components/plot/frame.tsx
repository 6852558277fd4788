'use client'

import {
  forwardRef,
  useState,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { cx } from '../../internal/cx'
import styles from './plot.module.css'

interface FrameProps extends ComponentPropsWithoutRef<'figure'> {
  label: string
  /** The reading at the selected position. */
  readout: ReactNode
  /** The reading as text for assistive technology. */
  readoutText: string
  /** The number of positions, and the selected position, which is undefined if none is selected. */
  count: number
  at: number | undefined
  onAt: (at: number | undefined) => void
  /** Returns the position at a point of the drawing, given in pixels from its left edge. */
  placeAt: (x: number) => number
  /** Opens what is at a position. */
  onOpen?: ((at: number) => void) | undefined
  /** Text of the button that opens what a finger has selected. */
  openText?: string | undefined
  width: number
  height: number
  boxRef: Ref<HTMLDivElement>
  children: ReactNode
}

/**
 * Shows a chart with its title and the current reading. Hovering selects a position. A slider over
 * the drawing does the same, so that the data is available to keyboard users and assistive
 * technology. What a finger selects stays selected, with a button that opens it.
 */
export const Frame = /* @__PURE__ */ forwardRef<HTMLElement, FrameProps>(function Frame(
  {
    label,
    readout,
    readoutText,
    count,
    at,
    onAt,
    placeAt,
    onOpen,
    openText = 'Open',
    width,
    height,
    boxRef,
    children,
    className,
    ...rest
  },
  ref,
) {
  const placeOf = (event: MouseEvent) =>
    placeAt(event.clientX - event.currentTarget.getBoundingClientRect().left)
  const [isTouched, setIsTouched] = useState(false)
  const onPointer = (event: PointerEvent) => {
    setIsTouched(event.pointerType === 'touch')
    onAt(placeOf(event))
  }
  // A finger reads the chart by touching it, and touching must not leave the page.
  const onClick = (event: MouseEvent) => {
    const { nativeEvent } = event
    const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
    if (!isTouch && nativeEvent.detail > 0) onOpen?.(placeOf(event))
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // The button opens what is selected.
    if (!currentTarget.closest('figure')?.contains(relatedTarget)) onAt(undefined)
  }
  return (
    <figure ref={ref} {...rest} className={cx(styles['plot'], className)}>
      <figcaption className={styles['caption']}>
        <span>{label}</span>
        <span className={styles['readout']}>{readout}</span>
      </figcaption>
      <div
        ref={boxRef}
        className={styles['box']}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onPointerLeave={({ pointerType }) => {
          if (pointerType !== 'touch') onAt(undefined)
        }}
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
            onBlur={onBlur}
            onClick={onClick}
            onKeyDown={(event) => event.key === 'Enter' && onOpen?.(at ?? count - 1)}
            className={styles['slider']}
          />
        )}
      </div>
      {onOpen && isTouched && at !== undefined && (
        <button type="button" className={styles['open']} onClick={() => onOpen(at)}>
          {openText}
        </button>
      )}
    </figure>
  )
})
