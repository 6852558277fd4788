import { type RefObject, useEffect, useRef } from 'react'

const events = ['input', 'keydown', 'pointerdown', 'submit', 'popstate']

/** Whether the last thing the visitor did was to type: the page they asked for may come after that. */
export function useTyping(): RefObject<boolean> {
  const typing = useRef(false)
  useEffect(() => {
    const note = ({ type }: Event) => void (typing.current = type === 'input')
    for (const event of events) addEventListener(event, note, true)
    return () => {
      for (const event of events) removeEventListener(event, note, true)
    }
  }, [])
  return typing
}
