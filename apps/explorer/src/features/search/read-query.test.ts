import { describe, expect, test } from 'vitest'
import { readQuery } from './read-query'

const HEX40 = '3f1fba7025c7d37470e7260117a72b7de9f5ca59'
const HASH = '362e13b697d9926281785238ff5c84c47d942962f3a8e6814825edef40151570'

describe('the specification’s rules', () => {
  test.each([
    ['', { kind: 'blank' }],
    ['  \t ', { kind: 'blank' }],
    ['1078535', { kind: 'block-number', number: '1078535' }],
    ['0', { kind: 'block-number', number: '0' }],
    [HEX40, { kind: 'address', hex: `0x${HEX40}` }],
    [`0x${HEX40}`, { kind: 'address', hex: `0x${HEX40}` }],
    [`0X${HEX40.toUpperCase()}`, { kind: 'address', hex: `0x${HEX40}` }],
    ['J8gqYehTJhJWrfcUd766sUQ8THktNs', { kind: 'address', hex: `0x${HEX40}` }],
    [HASH, { kind: 'hash', hash: `0x${HASH}` }],
    [`0x${HASH.toUpperCase()}`, { kind: 'hash', hash: `0x${HASH}` }],
    [`0x${HASH}ff`, { kind: 'hash', hash: `0x${HASH}ff` }],
    ['hello', { kind: 'unknown', text: 'hello' }],
    ['0xabc', { kind: 'unknown', text: '0xabc' }],
    ['J8gqYehTJhJWrfcUd766sUQ8THktNt', { kind: 'unknown', text: 'J8gqYehTJhJWrfcUd766sUQ8THktNt' }],
  ])('%j', (input, reading) => {
    expect(readQuery(input)).toEqual(reading)
  })
})

describe('what comes along with a paste', () => {
  test.each([
    [' 1078535\n', { kind: 'block-number', number: '1078535' }],
    ['“1078535”,', { kind: 'block-number', number: '1078535' }],
    ['\u200b\ufeff1078535\u200b', { kind: 'block-number', number: '1078535' }],
    ['000042', { kind: 'block-number', number: '42' }],
    [`'0x${HEX40}'`, { kind: 'address', hex: `0x${HEX40}` }],
    ['https://example.org/block/1078535?x=1', { kind: 'block-number', number: '1078535' }],
    [`https://example.org/explorer/tx/0x${HASH}#top`, { kind: 'hash', hash: `0x${HASH}` }],
    [
      'http://localhost:4173/address/J8gqYehTJhJWrfcUd766sUQ8THktNs',
      { kind: 'address', hex: `0x${HEX40}` },
    ],
  ])('%j', (input, reading) => {
    expect(readQuery(input)).toEqual(reading)
  })
})
