import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** `undefined`, which is the visitor's locale; English on a server and while the page hydrates. */
export function useLocale(): 'en-GB' | undefined {
  return useSyncExternalStore(
    never,
    () => undefined,
    () => 'en-GB',
  )
}
