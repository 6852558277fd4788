import { describe, expect, test } from 'vitest'
import { readSearch, searchRules } from './search-rules'

/** Returns the deciding rule and how it read the text. */
function readQuery(input: string) {
  const { rule, value } = readSearch(input)
  return { [rule]: value }
}

const HEX40 = '3f1fba7025c7d37470e7260117a72b7de9f5ca59'
const HASH = '362e13b697d9926281785238ff5c84c47d942962f3a8e6814825edef40151570'

describe('the specification’s rules', () => {
  test.each([
    ['', { blank: '' }],
    ['  \t ', { blank: '' }],
    ['1078535', { number: '1078535' }],
    ['0', { number: '0' }],
    [HEX40, { hex: `0x${HEX40}` }],
    [`0x${HEX40}`, { hex: `0x${HEX40}` }],
    [`0X${HEX40.toUpperCase()}`, { hex: `0x${HEX40}` }],
    ['J8gqYehTJhJWrfcUd766sUQ8THktNs', { base58: `0x${HEX40}` }],
    [HASH, { hash: `0x${HASH}` }],
    [`0x${HASH.toUpperCase()}`, { hash: `0x${HASH}` }],
    [`0x${HASH}ff`, { hash: `0x${HASH}ff` }],
    ['hello', { other: 'hello' }],
    ['0xabc', { other: '0xabc' }],
    ['J8gqYehTJhJWrfcUd766sUQ8THktNt', { other: 'J8gqYehTJhJWrfcUd766sUQ8THktNt' }],
  ])('%j', (input, reading) => {
    expect(readQuery(input)).toEqual(reading)
  })
})

describe('extras from pasting', () => {
  test.each([
    [' 1078535\n', { number: '1078535' }],
    ['1078535.', { number: '1078535' }],
    ['J8gqYehTJhJWrfcUd766sUQ8THktNs.)', { base58: `0x${HEX40}` }],
    ['hello?!', { other: 'hello?!' }],
    ['...', { other: '...' }],
    ['“1078535”,', { number: '1078535' }],
    ['\u200b\ufeff1078535\u200b', { number: '1078535' }],
    ['000042', { number: '42' }],
    [`'0x${HEX40}'`, { hex: `0x${HEX40}` }],
    ['https://example.org/block/1078535?x=1', { number: '1078535' }],
    [`https://example.org/explorer/tx/0x${HASH}#top`, { hash: `0x${HASH}` }],
    ['http://localhost:4173/address/J8gqYehTJhJWrfcUd766sUQ8THktNs', { base58: `0x${HEX40}` }],
  ])('%j', (input, reading) => {
    expect(readQuery(input)).toEqual(reading)
  })
})

describe('a height in common notations', () => {
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
    expect(readQuery(input)).toEqual({ number: '1079913' })
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
  ])('%j is not a height', (input) => {
    expect(readQuery(input)).toEqual({ other: input })
  })
})

describe('a link to an explorer', () => {
  test.each([
    ['explorer.mochimo.org/block/1079913', { number: '1079913' }],
    ['localhost:4600/block/1079913', { number: '1079913' }],
    ['localhost/block/1079913/', { number: '1079913' }],
    ['127.0.0.1:4600/block/1079913#top', { number: '1079913' }],
    ['[::1]:4600/block/1079913', { number: '1079913' }],
    ['explorer:4600/block/1079913', { number: '1079913' }],
    ['/block/1079913', { number: '1079913' }],
    [`tx/${HASH}`, { hash: `0x${HASH}` }],
    [`/address/0x${HEX40}?direction=in`, { hex: `0x${HEX40}` }],
    ['https://example.org/search?q=1079913', { number: '1079913' }],
    ['/search?q=Block+%231%2C079%2C913', { number: '1079913' }],
    ['/search?q=/search?q=hello', { other: 'hello' }],
    ['/search?q=', { page: '/search?q=' }],
    ['/mempool', { page: '/mempool' }],
    ['https://example.org/Richlist/', { page: '/richlist' }],
    ['example.org/statistics?blocks=100', { page: '/statistics?blocks=100' }],
    ['localhost:4600/about#team', { page: '/about#team' }],
    ['/faq', { page: '/faq' }],
    ['/docs/api/block', { page: '/docs/api/block' }],
  ])('%j', (input, reading) => {
    expect(readQuery(input)).toEqual(reading)
  })

  test.each([
    '/',
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
    expect(readQuery(input)).toEqual({ other: input })
  })
})

describe('a pasted hash or address', () => {
  const broken = `${HASH.slice(0, 32)}\n${HASH.slice(32)}`
  test.each([
    [`tx 0x${HASH}`, { hash: `0x${HASH}` }],
    [`Transaction ID: ${HASH}`, { hash: `0x${HASH}` }],
    [`txid=${HASH}`, { hash: `0x${HASH}` }],
    [`block 0x${HASH}`, { hash: `0x${HASH}` }],
    [broken, { hash: `0x${HASH}` }],
    [`hash: ${broken}`, { hash: `0x${HASH}` }],
    [HASH.replaceAll(/(.{8})/g, '$1 '), { hash: `0x${HASH}` }],
    [`address: 0x${HEX40}`, { hex: `0x${HEX40}` }],
    ['mochimo:J8gqYehTJhJWrfcUd766sUQ8THktNs', { base58: `0x${HEX40}` }],
    ['J8gqYehTJhJWrf cUd766sUQ8THktNs', { base58: `0x${HEX40}` }],
    ['Address J8gqYehTJhJWrfcUd766sUQ8THktNs', { base58: `0x${HEX40}` }],
    ['height: 1,079,913', { number: '1079913' }],
    ['address book', { other: 'address book' }],
    ['tx hello', { other: 'tx hello' }],
  ])('%j', (input, reading) => {
    expect(readQuery(input)).toEqual(reading)
  })
})

describe('a link to another explorer', () => {
  test.each([
    ['https://example.org/#/block/1079913', { number: '1079913' }],
    [`https://example.org/app/#/tx/${HASH}`, { hash: `0x${HASH}` }],
    [`https://example.org/transactions/0x${HASH}`, { hash: `0x${HASH}` }],
    [`https://example.org/explorer/ledger/tag/${HEX40}`, { hex: `0x${HEX40}` }],
    ['https://example.org/account/J8gqYehTJhJWrfcUd766sUQ8THktNs', { base58: `0x${HEX40}` }],
    ['https://example.org/blocks/1079913', { number: '1079913' }],
  ])('%j', (input, reading) => {
    expect(readQuery(input)).toEqual(reading)
  })
})

test.each([
  ['latest', '/block/0'],
  ['Latest  Block', '/block/0'],
  ['mempool', '/mempool'],
  ['rich list', '/richlist'],
])('%j is a page by its name', (input, page) => {
  expect(readQuery(input)).toEqual({ page })
})

describe('where a search leads', () => {
  const asBlock = () => Promise.resolve('block' as const)
  const asTransaction = () => Promise.resolve('transaction' as const)
  const never = () => Promise.reject(new Error('A lookup was made'))

  test.each([
    ['1078535', '/block/1078535'],
    [HEX40, `/address/0x${HEX40}`],
    ['/mempool', '/mempool'],
    ['hello', '/address/hello'],
    ['a/b?c', '/address/a%2Fb%3Fc'],
    ['..', '/search?q=..'],
    [`${HASH}ff`, `/block/0x${HASH}ff`],
  ])('%j leads to %s without a lookup', async (input, href) => {
    expect(await readSearch(input).href(never)).toBe(href)
  })

  test('a hash leads to its transaction or block', async () => {
    expect(await readSearch(HASH).href(asBlock)).toBe(`/block/0x${HASH}`)
    expect(await readSearch(HASH).href(asTransaction)).toBe(`/tx/0x${HASH}`)
  })

  test('a blank text leads nowhere', async () => {
    expect(await readSearch(' ').href(never)).toBeUndefined()
  })
})

test('the last rule reads every text', () => {
  expect(searchRules.at(-1)?.read('')).toBe('')
})
