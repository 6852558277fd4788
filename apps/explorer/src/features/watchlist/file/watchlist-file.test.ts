import { expect, test } from 'vitest'
import { problemText } from '../panel/messages'
import { mergeWatchlist, readWatchlist, writeWatchlist } from './watchlist-file'
import type { WatchlistEntry } from '../watchlist-store'

const HEX = '0x3f1fba7025c7d37470e7260117a72b7de9f5ca59'
const BASE58 = 'J8gqYehTJhJWrfcUd766sUQ8THktNs'
const address = (at: number) => `0x${at.toString(16).padStart(40, '0')}`
const entry = (at: number, label?: string): WatchlistEntry => ({
  address: address(at),
  ...(label === undefined ? {} : { label }),
  dateAdded: at,
})
const entries = (count: number) => Array.from({ length: count }, (_, at) => entry(at))

test('reads back what was written, without loss', () => {
  const list = [entry(1, 'Pool “north”'), entry(2)]
  expect(readWatchlist(writeWatchlist(list))).toEqual(list)
  expect(JSON.parse(writeWatchlist([{ address: HEX, dateAdded: 5 }]))).toEqual({
    kind: 'mochimo-watchlist',
    version: 1,
    addresses: [{ address: HEX, base58: BASE58, dateAdded: 5 }],
  })
})

test('also reads a bare list of addresses in any form', () => {
  const read = readWatchlist(JSON.stringify([BASE58, HEX.toUpperCase().replace('0X', '0x')]))
  expect(read).toMatchObject([{ address: HEX }, { address: HEX }])
})

const file = (addresses: unknown) =>
  JSON.stringify({ kind: 'mochimo-watchlist', version: 1, addresses })

test.each([
  ['{"kind":', /^The file isn’t valid JSON: .+\. Nothing was changed\.$/],
  ['5', /not a watchlist/],
  ['null', /not a watchlist/],
  ['{"kind":"something","addresses":[]}', /not a watchlist/],
  [
    '{"kind":"mochimo-watchlist","version":2,"addresses":[]}',
    /version 2 watchlist; .* reads version 1/,
  ],
  ['[]', /watchlist in this file is empty/],
  [file([entry(1), { address: 'x' }]), /^Entry 2: "x" isn’t an address\./],
  [file([{}]), /^Entry 1: nothing isn’t an address\./],
  [file([null]), /^Entry 1: null isn’t an address\./],
  [file([1]), /^Entry 1: 1 isn’t an address\./],
  [file([{ ...entry(1), label: 5 }]), /^Entry 1: the label must be text .* not 5\./],
  [file([{ ...entry(1), label: 'x'.repeat(41) }]), /^Entry 1: the label must be text/],
  [file([{ ...entry(1), dateAdded: '2026' }]), /^Entry 1: dateAdded .* not "2026"\./],
  [`["${'x'.repeat(100_000)}"]`, /too large/],
])('rejects %.60s with the place and the reason', (text, message) => {
  const read = readWatchlist(text)
  expect(Array.isArray(read)).toBe(false)
  expect(Array.isArray(read) ? '' : problemText(read)).toMatch(message)
})

test('an import removes and renames nothing', () => {
  const present = [entry(1, 'mine'), entry(2)]
  const merged = mergeWatchlist(present, [entry(1, 'theirs'), entry(2, 'named'), entry(3)])
  expect(merged.entries).toEqual([entry(1, 'mine'), entry(2, 'named'), entry(3)])
  expect(merged).toMatchObject({ added: 1, known: 2, left: [] })
})

test('lists addresses that don’t fit', () => {
  const merged = mergeWatchlist(entries(9), [entry(20), entry(21), entry(21), entry(3)])
  expect(merged.entries).toEqual([...entries(9), entry(20)])
  expect(merged).toMatchObject({ added: 1, known: 1, left: [address(21)] })
})
