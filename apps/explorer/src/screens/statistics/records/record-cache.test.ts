import { beforeEach, expect, test, vi } from 'vitest'
import type { BlockRecord } from './block-record'
import { createRecordCache } from './record-cache'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
})

const hash = (height: number) => `0x${height.toString(16).padStart(64, '0')}`
const record = (height: number): BlockRecord => ({
  height,
  hash: hash(height),
  parent: hash(height - 1),
  time: height * 1000,
  difficulty: 37,
  transactions: 2,
  fees: '1000',
  reward: '12065840589',
  kind: 'standard',
})

test('saved records are available to the next page, for the same endpoint only', () => {
  const cache = createRecordCache('a')
  cache.add(record(7))
  cache.save()
  expect(createRecordCache('a').get(hash(7))).toEqual(record(7))
  expect(createRecordCache('a').hasHeight(7)).toBe(true)
  expect(createRecordCache('b').get(hash(7))).toBeUndefined()
})

test('drops the oldest beyond 600', () => {
  const cache = createRecordCache('a')
  for (let height = 1; height <= 650; height += 1) cache.add(record(height))
  cache.save()
  expect(cache.get(hash(50))).toBeUndefined()
  expect(cache.hasHeight(50)).toBe(false)
  expect(createRecordCache('a').get(hash(51))).toEqual(record(51))
})

test.each([
  '{',
  'null',
  '[]',
  '{"endpoint":"a"}',
  '{"endpoint":"a","records":[null,1,{}]}',
  JSON.stringify({ endpoint: 'a', records: [{ ...record(1), fees: 1000 }] }),
  JSON.stringify({ endpoint: 'a', records: [{ ...record(1), fees: '-1' }] }),
  JSON.stringify({ endpoint: 'a', records: [{ ...record(1), kind: '<b>' }] }),
  JSON.stringify({ endpoint: 'a', records: [{ ...record(1), height: 1.5 }] }),
])('corrupt storage (%#) is an empty cache', (text) => {
  kept.set('statistics', text)
  expect(createRecordCache('a').get(hash(1))).toBeUndefined()
})

test('full or blocked storage changes nothing', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('blocked')
    },
    setItem: () => {
      throw new Error('full')
    },
  })
  const cache = createRecordCache('a')
  cache.add(record(7))
  cache.save()
  expect(cache.get(hash(7))).toEqual(record(7))
})
