import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Returns `undefined`, meaning the visitor's locale; on a server and during hydration, English.
 */
export function useLocale(): 'en-GB' | undefined {
  return useSyncExternalStore(
    never,
    () => undefined,
    () => 'en-GB',
  )
}
