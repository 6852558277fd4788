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
    ['1078535.', { kind: 'block-number', number: '1078535' }],
    ['J8gqYehTJhJWrfcUd766sUQ8THktNs.)', { kind: 'address', hex: `0x${HEX40}` }],
    ['hello?!', { kind: 'unknown', text: 'hello' }],
    ['...', { kind: 'unknown', text: '...' }],
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

describe('a height as it is written', () => {
  test.each([
    '1,079,913',
    '1.079.913',
    '1 079 913',
    '1\u00a0079\u00a0913',
    '1\u202f079\u202f913',
    "1'079'913",
    '1’079’913',
    '#1079913',
    '# 1,079,913',
    'Block 1079913',
    'BLOCK 1,079,913',
    'block #1,079,913',
    'Block #1079913',
    'Block\u00a0#1\u202f079\u202f913',
    '“Block #1,079,913”,',
  ])('%j', (input) => {
    expect(readQuery(input)).toEqual({ kind: 'block-number', number: '1079913' })
  })

  test.each([
    '1,07,913',
    '1079,913',
    '1,079,91',
    '1,079.913',
    '0.123',
    '1.5',
    '#',
    'Block',
    'Block #',
    '##1079913',
    'Blocks 1079913',
    '1079913 1079914',
  ])('%j is none', (input) => {
    expect(readQuery(input)).toEqual({ kind: 'unknown', text: input })
  })
})

describe('a link to an explorer', () => {
  test.each([
    ['explorer.mochimo.org/block/1079913', { kind: 'block-number', number: '1079913' }],
    ['localhost:4600/block/1079913', { kind: 'block-number', number: '1079913' }],
    ['localhost/block/1079913/', { kind: 'block-number', number: '1079913' }],
    ['127.0.0.1:4600/block/1079913#top', { kind: 'block-number', number: '1079913' }],
    ['[::1]:4600/block/1079913', { kind: 'block-number', number: '1079913' }],
    ['explorer:4600/block/1079913', { kind: 'block-number', number: '1079913' }],
    ['/block/1079913', { kind: 'block-number', number: '1079913' }],
    [`tx/${HASH}`, { kind: 'hash', hash: `0x${HASH}` }],
    [`/address/0x${HEX40}?direction=in`, { kind: 'address', hex: `0x${HEX40}` }],
    ['https://example.org/search?q=1079913', { kind: 'block-number', number: '1079913' }],
    ['/search?q=Block+%231%2C079%2C913', { kind: 'block-number', number: '1079913' }],
    ['/search?q=/search?q=hello', { kind: 'unknown', text: 'hello' }],
    ['/search?q=', { kind: 'page', href: '/search?q=' }],
    ['/mempool', { kind: 'page', href: '/mempool' }],
    ['https://example.org/Richlist/', { kind: 'page', href: '/richlist' }],
    ['example.org/statistics?blocks=100', { kind: 'page', href: '/statistics?blocks=100' }],
    ['localhost:4600/about#team', { kind: 'page', href: '/about#team' }],
    ['/faq', { kind: 'page', href: '/faq' }],
    ['/docs/api/block', { kind: 'page', href: '/docs/api/block' }],
  ])('%j', (input, reading) => {
    expect(readQuery(input)).toEqual(reading)
  })

  test.each([
    '/',
    'mempool',
    'about',
    'and/or',
    'yes/mempool',
    'see example.org/block/1',
    'https://example.org',
    'https://example.org/',
    'https://example.org/explorer/mempool',
    'https://example.org/mempools',
    'example.org',
    '/block/',
    '.',
    '..',
    '../block',
    '1/2',
  ])('%j is only text', (input) => {
    expect(readQuery(input)).toEqual({ kind: 'unknown', text: input })
  })
})
