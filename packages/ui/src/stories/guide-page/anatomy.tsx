import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Part } from '../guides'
import { MarkedText } from './marked-text'
import styles from './guide-page.module.css'

interface Pin {
  number: number
  left: number
  top: number
}

/** The document that shows the example, and the place of its window in the picture. */
function sceneOf(picture: HTMLElement): { within: ParentNode; left: number; top: number } {
  const box = picture.getBoundingClientRect()
  const frame = picture.querySelector('iframe')
  if (!frame?.contentDocument) return { within: picture, left: box.left, top: box.top }
  const inner = frame.getBoundingClientRect()
  return {
    within: frame.contentDocument,
    left: box.left - inner.left,
    top: box.top - inner.top,
  }
}

function pinsIn(picture: HTMLElement, parts: readonly Part[]): Pin[] {
  const { within, left, top } = sceneOf(picture)
  return parts.flatMap(({ selector }, index) => {
    const element = within.querySelector(selector)
    const box = element?.getBoundingClientRect()
    // What isn't shown yet, such as a closed dialog, has no size.
    if (!box || box.width === 0) return []
    return [{ number: index + 1, left: box.left - left, top: box.top - top }]
  })
}

const same = (one: readonly Pin[], other: readonly Pin[]) =>
  JSON.stringify(one) === JSON.stringify(other)

function PinMark({ pin }: { pin: Pin }) {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    mark.current?.style.setProperty('left', `${pin.left}px`)
    mark.current?.style.setProperty('top', `${pin.top}px`)
  }, [pin])
  return (
    <span ref={mark} aria-hidden="true" data-pin={pin.number} className={styles['pin']}>
      {pin.number}
    </span>
  )
}

/** Shows an example with a numbered pin on each part, followed by what the parts are. */
export function Anatomy({ example, parts }: { example: ReactNode; parts: readonly Part[] }) {
  const picture = useRef<HTMLDivElement>(null)
  const [pins, setPins] = useState<readonly Pin[]>([])

  useEffect(() => {
    const element = picture.current
    if (!element) return
    // In the next frame, because a pin can change what the observer watches.
    let frameId = 0
    const measure = () => {
      cancelAnimationFrame(frameId)
      frameId = requestAnimationFrame(() => {
        const next = pinsIn(element, parts)
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
    return () => {
      cancelAnimationFrame(frameId)
      resized.disconnect()
      changed.disconnect()
      frame?.removeEventListener('load', onLoad)
    }
  }, [parts])

  return (
    <>
      <div ref={picture} className={styles['picture']}>
        {example}
        {pins.map((pin) => (
          <PinMark key={pin.number} pin={pin} />
        ))}
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
