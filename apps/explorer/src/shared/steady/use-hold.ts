import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** Time after which a mouse that rests on a list counts as left there. */
const RESTING_MS = 15_000

export interface Hold<Value> {
  /** The value that the list starts with: the current one, or the one at which it was held. */
  value: Value | undefined
  /** Lets the list go on, although the visitor is still in it. */
  release: () => void
  /** The handlers of the element that contains the list. */
  handlers: {
    onPointerMove: (event: PointerEvent) => void
    onPointerLeave: (event: PointerEvent) => void
    onFocus: (event: FocusEvent) => void
    onBlur: (event: FocusEvent) => void
  }
}

/**
 * Holds a live list while the visitor is in it with the mouse or the keyboard, so that no row moves
 * away from the pointer. A finger isn't anywhere before it touches.
 *
 * @param value What the list starts with, such as the height of its newest block.
 */
export function useHold<Value>(value: Value | undefined): Hold<Value> {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [kept, setKept] = useState(value)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHeld = (isPointed || isFocused) && kept !== undefined
  if (!isHeld && kept !== value) setKept(value)

  const point = (pointed: boolean) => {
    clearTimeout(resting.current)
    setPointed(pointed)
    if (pointed) resting.current = setTimeout(() => setPointed(false), RESTING_MS)
  }
  useEffect(() => () => clearTimeout(resting.current), [])

  return {
    value: isHeld ? kept : value,
    release: () => {
      point(false)
      setFocused(false)
    },
    handlers: {
      onPointerMove: ({ pointerType }) => point(pointerType === 'mouse'),
      onPointerLeave: () => point(false),
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }) =>
        setFocused((was) => was && currentTarget.contains(relatedTarget)),
    },
  }
}
