import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Returns `undefined`, which means the visitor's locale. On a server and during hydration, it
 * returns English.
 */
export function useLocale(): 'en-GB' | undefined {
  return useSyncExternalStore(
    never,
    () => undefined,
    () => 'en-GB',
  )
}
