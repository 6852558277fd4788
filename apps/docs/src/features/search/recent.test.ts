import { afterEach, expect, test, vi } from 'vitest'
import { clearRecentSearches, recentSearches, rememberSearch } from './recent'

function useStorage(initial?: string): Map<string, string> {
  const items = new Map(initial === undefined ? [] : [['docs-recent-searches', initial]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  })
  return items
}

afterEach(() => vi.unstubAllGlobals())

test('keeps the six latest queries, each once', () => {
  useStorage()
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) rememberSearch(query)
  expect(recentSearches()).toEqual(['c', 'g', 'f', 'e', 'd', 'b'])
  clearRecentSearches()
  expect(recentSearches()).toEqual([])
})

test.each(['{', '{"a":1}', 'null', '[1, {}]'])('ignores a stored value of %s', (stored) => {
  useStorage(stored)
  expect(recentSearches()).toEqual([])
})

test('works with blocked storage', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberSearch('a')
  expect(recentSearches()).toEqual([])
})
