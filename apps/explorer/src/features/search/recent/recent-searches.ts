import { useSyncExternalStore } from 'react'
import { storedValue } from '../../../shared/stored-value'

const LIMIT = 8
/** Maximum length of a text to remember. No hash or link worth keeping is longer. */
const LONGEST = 200

const NONE: readonly string[] = []

const stored = storedValue<readonly string[]>({
  key: 'recent-searches',
  fallback: NONE,
  parse: (text) => {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value)
      ? value.filter((one): one is string => typeof one === 'string' && isKept(one)).slice(0, LIMIT)
      : undefined
  },
  serialize: (texts) => (texts.length === 0 ? null : JSON.stringify(texts)),
})

/** Returns the searches made in this browser, newest first. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(stored.subscribe, stored.get, () => NONE)
}

/** Adds a text at the front. If there are more than eight texts, the oldest are dropped. */
export function rememberSearch(input: string): void {
  const text = input.trim()
  if (!isKept(text)) return
  stored.set([text, ...stored.get().filter((one) => one !== text)].slice(0, LIMIT))
}

export function forgetSearches(): void {
  stored.set(NONE)
}

function isKept(text: string): boolean {
  return text !== '' && text.length <= LONGEST
}
