import { beforeEach, expect, test, vi } from 'vitest'
import { storedValue } from './stored-value'

const kept = new Map<string, string>()
const page = new EventTarget()
let full = false

beforeEach(() => {
  kept.clear()
  full = false
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, text)
    },
    removeItem: (key: string) => void kept.delete(key),
  })
})

const numbers = (mirror?: { read: () => string | null; write: (text: string | null) => void }) =>
  storedValue<readonly number[]>({
    key: 'numbers',
    fallback: [],
    parse: (text) => {
      const value: unknown = JSON.parse(text)
      return Array.isArray(value) ? (value as number[]) : undefined
    },
    serialize: (value) => (value.length === 0 ? null : JSON.stringify(value)),
    ...(mirror && { mirror }),
  })

test.each(['{', '{}', ''])(
  'corrupt text %j is read as the fallback, or as the mirror’s value',
  (text) => {
    kept.set('numbers', text)
    expect(numbers().get()).toEqual([])
    expect(numbers({ read: () => '[7]', write: () => {} }).get()).toEqual([7])
  },
)

test('a value keeps its identity until it changes', () => {
  kept.set('numbers', '[1]')
  const value = numbers()
  expect(value.get()).toBe(value.get())
})

test('reads values written by another tab, with or without listeners', () => {
  const value = numbers()
  expect(value.get()).toEqual([])
  kept.set('numbers', '[1]')
  expect(value.get()).toEqual([1])

  const heard = vi.fn<() => void>()
  const stop = value.subscribe(heard)
  for (const event of ['storage', 'pageshow']) {
    kept.set('numbers', `["${event}"]`)
    page.dispatchEvent(new Event(event))
    expect(value.get()).toEqual([event])
  }
  expect(heard).toHaveBeenCalledTimes(2)
  page.dispatchEvent(new Event('storage'))
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
})

test('keeps a value when storage is full, and the next one too', () => {
  const value = numbers()
  full = true
  value.set([1])
  expect(value.get()).toEqual([1])
  expect(value.isKept()).toBe(false)
  value.set([1, 2])
  expect(value.get()).toEqual([1, 2])
  value.set([])
  expect(value.isKept()).toBe(true)
  full = false
  value.set([3])
  expect(kept.get('numbers')).toBe('[3]')
  expect(value.isKept()).toBe(true)
})

test('keeps a value without any storage', () => {
  vi.stubGlobal('localStorage', undefined)
  const value = numbers()
  expect(value.get()).toEqual([])
  value.set([1])
  expect(value.get()).toEqual([1])
  expect(value.isKept()).toBe(false)
})

test('keeps a value that its mirror has', () => {
  full = true
  let mirrored: string | null = null
  const value = numbers({ read: () => mirrored, write: (text) => (mirrored = text) })
  value.set([1])
  expect(value.isKept()).toBe(true)
})
