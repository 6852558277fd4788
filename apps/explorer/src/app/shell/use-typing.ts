import { type RefObject, useEffect, useRef } from 'react'

const events = ['input', 'keydown', 'pointerdown', 'submit', 'popstate']

/**
 * Returns whether typing was the visitor's last action, because the page they navigated to may
 * finish loading while they type.
 */
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
