import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Part } from '../guides'
import { MarkedText } from './marked-text'
import { PIN_RADIUS, placePins, type Pin } from './place-pins'
import { measureScene } from './scene'
import styles from './guide-page.module.css'

const same = (one: readonly Pin[], other: readonly Pin[]) =>
  JSON.stringify(one) === JSON.stringify(other)

/** A number in a circle, with a line to the edge of its part. */
function PinMark({ pin: { number, at, to } }: { pin: Pin }) {
  return (
    <g>
      <path d={`M${at.x} ${at.y}L${to.x} ${to.y}`} className={styles['leader']} />
      <circle cx={to.x} cy={to.y} r={2} className={styles['disc']} />
      <circle cx={at.x} cy={at.y} r={PIN_RADIUS} className={styles['disc']} data-disc="" />
      <text x={at.x} y={at.y} data-pin={number} className={styles['number']}>
        {number}
      </text>
    </g>
  )
}

/** Measures the example again whenever it changes, and returns where the pins are. */
function usePins(parts: readonly Part[]) {
  const stage = useRef<HTMLDivElement>(null)
  const [pins, setPins] = useState<readonly Pin[]>([])

  useEffect(() => {
    const element = stage.current
    if (!element) return
    // In the next frame, because a pin can change what the observer watches.
    let frameId = 0
    const measure = () => {
      cancelAnimationFrame(frameId)
      frameId = requestAnimationFrame(() => {
        const next = placePins(measureScene(element, parts))
        setPins((last) => (same(last, next) ? last : next))
      })
    }
    measure()
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    const changed = new MutationObserver(measure)
    const frame = element.querySelector('iframe')
    const onLoad = () => {
      const page = frame?.contentDocument?.body
      if (page) changed.observe(page, { childList: true, subtree: true, attributes: true })
      if (page) resized.observe(page)
    }
    frame?.addEventListener('load', onLoad)
    // Text has another width once its font is there.
    document.fonts.addEventListener('loadingdone', measure)
    return () => {
      cancelAnimationFrame(frameId)
      resized.disconnect()
      changed.disconnect()
      frame?.removeEventListener('load', onLoad)
      document.fonts.removeEventListener('loadingdone', measure)
    }
  }, [parts])

  return { stage, pins }
}

/** Shows an example with a numbered pin next to each part, followed by what the parts are. */
export function Anatomy({ example, parts }: { example: ReactNode; parts: readonly Part[] }) {
  const { stage, pins } = usePins(parts)
  return (
    <>
      <div className={styles['picture']}>
        <div ref={stage} className={styles['stage']}>
          <div data-example="">{example}</div>
          <svg aria-hidden="true" className={styles['pins']}>
            {pins.map((pin) => (
              <PinMark key={pin.number} pin={pin} />
            ))}
          </svg>
        </div>
      </div>
      <ol className={styles['parts']}>
        {parts.map(({ name, meaning }) => (
          <li key={name}>
            <b>{name}</b>
            <span>
              <MarkedText>{meaning}</MarkedText>
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
