import { toBase58 } from '@mcm/address'
import { beforeEach, expect, test } from 'vitest'
import { replaceWatchlist, watchedNow } from '../watchlist-store'
import { addAddresses } from './add-addresses'

const hex = (at: number) => `0x${at.toString(16).padStart(40, '0')}`
const VALID = 'kHtV35ttVpyiH42FePCiHo2iFmcJS3'

beforeEach(() => replaceWatchlist([]))

test.each([
  ['lines', `${hex(1)}\r\n${hex(2)}\n`],
  ['commas and spaces', `${hex(1)}, ${hex(2)}`],
  ['spaces', `${hex(1)} ${hex(2)}`],
  ['quotes and both forms', `"${hex(1)}";"${toBase58(hex(2))}"`],
  ['labels', `Address: ${hex(1)}\naddr ${hex(2)}`],
])('adds addresses separated by %s', (_separator, text) => {
  expect(addAddresses(text)).toEqual({ added: 2, refused: [] })
  expect(watchedNow().map(({ address }) => address)).toEqual([hex(1), hex(2)])
})

test.each([
  ['a wrong checksum', `${VALID.slice(0, -1)}4`, /^Wrong checksum/],
  ['a character that isn’t Base58', VALID.replace('tt', '0t'), /^“0” isn’t a Base58 character/],
  ['a character that isn’t hex', `${hex(1).slice(0, -1)}g`, /^“g” isn’t a hex digit/],
  ['a missing digit', hex(1).slice(0, -1), /^39 hex digits; an address has 40/],
  ['an address on the list', hex(7).toUpperCase().replace('X', 'x'), /^Already on your watchlist/],
])('refuses %s and adds the rest', (_what, text, why) => {
  addAddresses(hex(7))
  expect(addAddresses(`${hex(1)},${text},${hex(2)}`)).toEqual({
    added: 2,
    refused: [{ text, why: expect.stringMatching(why) }],
  })
})

test('refuses what doesn’t fit', () => {
  const { added, refused } = addAddresses(Array.from({ length: 12 }, (_, at) => hex(at)).join('\n'))
  expect(added).toBe(10)
  expect(refused).toEqual(
    [10, 11].map((at) => ({ text: hex(at), why: 'Watchlist is full (maximum 10 addresses).' })),
  )
})
