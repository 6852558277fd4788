import { expect, test } from 'vitest'
import { previewSearch } from './preview-search'

const BASE58 = 'J8gqYehTJhJWrfcUd766sUQ8THktNs'

test('says nothing of a blank text', () => {
  expect(previewSearch('  ')).toBeUndefined()
})

test.each([
  ['1079717', 'Block 1,079,717'],
  ['#1,079,717', 'Block 1,079,717'],
  [BASE58, 'Address, checksum correct'],
  ['371c388eba10f265c648008e1ad2c94e680c0f4a', 'Address, 40 of 40 hex digits'],
  ['ab'.repeat(32), 'Hash, 64 of 64 hex digits'],
  ['mempool', 'Page /mempool'],
])('%s is complete', (text, words) => {
  expect(previewSearch(text)).toMatchObject({ words, isComplete: true })
})

test.each([
  ['0xab12', 'Address or hash, 4 of 40 or 64 hex digits'],
  ['ab'.repeat(7), 'Address or hash, 14 of 40 or 64 hex digits'],
  ['ab'.repeat(20).slice(1), 'Address or hash, 39 of 40 or 64 hex digits'],
  [`${'ab'.repeat(20)}c`, 'Hash, 41 of 64 hex digits; an address has 40'],
  ['ab'.repeat(32).slice(1), 'Hash, 63 of 64 hex digits'],
  ['ab'.repeat(33), '66 hex digits; a hash has 64'],
  [BASE58.replace('q', '0'), 'Not quite an address. “0” isn’t a Base58 character'],
  [BASE58.replace('q', 'r'), 'Not quite an address. Wrong checksum'],
  [BASE58.slice(0, 9), '9 of the 30 or so characters of an address'],
  [BASE58.slice(0, 29), '29 of the 30 or so characters of an address'],
  ['J', '1 of the 30 or so characters of an address'],
  ['3f1fba70', 'Address or hash, 8 of 40 or 64 hex digits'],
  ['hello', 'Not a block number, hash or address'],
])('%s is not, and why', (text, words) => {
  const preview = previewSearch(text)
  expect(preview?.words.slice(0, words.length)).toBe(words)
  expect(preview?.isComplete).toBe(false)
})

test('only what isn’t clearly a part of something gives way to matches', () => {
  for (const text of ['hello', 'sav', 'INVOICE-1']) {
    expect(previewSearch(text)?.isVague).toBe(true)
  }
  for (const text of ['gRYY', '0xab12', 'ab'.repeat(7), BASE58.replace('q', 'r')]) {
    expect(previewSearch(text)?.isVague).toBe(false)
  }
})
