import { expect, test } from 'vitest'
import { readLabels } from './read-labels'

const HEX = '0x371c388eba10f265c648008e1ad2c94e680c0f4a'
const BASE58 = 'J8gqYehTJhJWrfcUd766sUQ8THktNs'
const pool = { name: 'Example Pool', source: 'https://pool.example.org' }

test('reads names by address, in hex and Base58', () => {
  const labels = readLabels({ [HEX.toUpperCase().replace('0X', '0x')]: pool, [BASE58]: pool })
  expect(labels.get(HEX)).toEqual(pool)
  expect(labels.size).toBe(2)
})

test.each([
  ['an address that is none', { nowhere: pool }],
  ['a name without a source', { [HEX]: { name: 'Pool' } }],
  ['an empty name', { [HEX]: { name: ' ', source: 'x' } }],
  ['a name that is too long', { [HEX]: { name: 'x'.repeat(41), source: 'x' } }],
  ['something else than text', { [HEX]: { name: 7, source: {} } }],
  ['no object', 'labels'],
  ['nothing', null],
])('skips %s', (_, file) => {
  expect(readLabels(file).size).toBe(0)
})
