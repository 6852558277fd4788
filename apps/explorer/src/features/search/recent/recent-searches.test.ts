import { beforeEach, expect, test, vi } from 'vitest'

const KEY = 'recent-searches'
const kept = new Map<string, string>()

/** Returns the store as a newly opened page finds it. */
async function open() {
  vi.resetModules()
  return import('./recent-searches')
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})

const saved = () => JSON.parse(kept.get(KEY) ?? '[]') as unknown

test('puts the newest first without duplicates, and drops the ninth', async () => {
  const { rememberSearch } = await open()
  for (const text of ['1', '2', '3', '4', '5', '6', '7', '8', '9', ' 4 ']) rememberSearch(text)
  expect(saved()).toEqual(['4', '9', '8', '7', '6', '5', '3', '2'])
})

test('ignores blank and overlong text', async () => {
  const { rememberSearch } = await open()
  rememberSearch('  ')
  rememberSearch('x'.repeat(201))
  expect(kept.has(KEY)).toBe(false)
})

test('clearing leaves no trace', async () => {
  const { rememberSearch, forgetSearches } = await open()
  rememberSearch('1078535')
  forgetSearches()
  expect(kept.has(KEY)).toBe(false)
})

test.each(['{', '{"a":1}', '[1,null,{"x":2}]', '["", "'.concat('y'.repeat(500), '"]')])(
  'corrupt storage (%#) is an empty list',
  async (text) => {
    kept.set(KEY, text)
    const { rememberSearch } = await open()
    rememberSearch('1')
    expect(saved()).toEqual(['1'])
  },
)
