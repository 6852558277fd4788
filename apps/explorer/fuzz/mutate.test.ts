import { describe, expect, test } from 'vitest'
import { caseOf, SCREENS } from './cases'
import { type Json, mutate, mutationsOf } from './mutate'

const response: Json = {
  block: { index: 7, hash: '0xab', transactions: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] },
}

describe('mutations', () => {
  test('reach each field, and two entries of a list', () => {
    const paths = new Set(mutationsOf(response).map(({ path }) => path))
    expect([...paths]).toEqual([
      '',
      'block',
      'block.index',
      'block.hash',
      'block.transactions',
      'block.transactions.0',
      'block.transactions.0.id',
      'block.transactions.1',
      'block.transactions.1.id',
    ])
  })

  test('change only one field, in a copy', () => {
    const before = structuredClone(response)
    for (const mutation of mutationsOf(response)) {
      const text = JSON.stringify(mutate(response, mutation))
      expect(text).not.toBe(JSON.stringify(before))
      expect(response).toEqual(before)
    }
  })

  test('omit fields, and keep numbers as numbers', () => {
    const index = (name: string) => mutate(response, { path: 'block.index', name })
    expect(index('missing')).not.toHaveProperty('block.index')
    expect(index('negative')).toHaveProperty('block.index', -1)
    expect(index('huge')).toHaveProperty('block.index', Number.MAX_VALUE)
  })
})

test('the visits cover all screens and all fields', () => {
  const places = { block: 1, transaction: '0x1', pending: '0x2', address: '0x3' }
  const seen = new Set<string>()
  for (let n = 1; n < SCREENS * mutationsOf(response).length; n += SCREENS) {
    const { path, mutation } = { ...caseOf(n, places), ...caseOf(n, places).spoil(response) }
    expect(path).toBe('/block/1')
    seen.add(JSON.stringify(mutation))
  }
  expect(seen.size).toBe(mutationsOf(response).length)
})
