import { useImperativeHandle, useRef, type ForwardedRef, type RefObject } from 'react'

/** Returns a ref for a component's own use, which also sets the ref that the component forwards. */
export function useOwnRef<Element>(forwarded: ForwardedRef<Element>): RefObject<Element | null> {
  const own = useRef<Element>(null)
  // An element that is replaced sets the ref again, because this runs after each render.
  useImperativeHandle(forwarded, () => own.current as Element)
  return own
}
