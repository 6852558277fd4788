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

test('what was written is read again, whole', () => {
  const list = [entry(1, 'Pool “north”'), entry(2)]
  expect(readWatchlist(writeWatchlist(list))).toEqual(list)
  expect(JSON.parse(writeWatchlist([{ address: HEX, dateAdded: 5 }]))).toEqual({
    kind: 'mochimo-watchlist',
    version: 1,
    addresses: [{ address: HEX, base58: BASE58, dateAdded: 5 }],
  })
})

test('a bare list of addresses in any form is read too', () => {
  const read = readWatchlist(JSON.stringify([BASE58, HEX.toUpperCase().replace('0X', '0x')]))
  expect(read).toMatchObject([{ address: HEX }, { address: HEX }])
})

const file = (addresses: unknown) =>
  JSON.stringify({ kind: 'mochimo-watchlist', version: 1, addresses })

test.each([
  ['{"kind":', /^The file is not JSON: .+\. Nothing was changed\.$/],
  ['5', /no watchlist/],
  ['null', /no watchlist/],
  ['{"kind":"something","addresses":[]}', /no watchlist/],
  ['{"kind":"mochimo-watchlist","version":2,"addresses":[]}', /of version 2; .* reads version 1/],
  ['[]', /without an address/],
  [file([entry(1), { address: 'x' }]), /^Entry 2: "x" is not an address\./],
  [file([{}]), /^Entry 1: nothing is not an address\./],
  [file([null]), /^Entry 1: null is not an address\./],
  [file([1]), /^Entry 1: 1 is not an address\./],
  [file([{ ...entry(1), label: 5 }]), /^Entry 1: the label should be text .* not 5\./],
  [file([{ ...entry(1), label: 'x'.repeat(41) }]), /^Entry 1: the label should be text/],
  [file([{ ...entry(1), dateAdded: '2026' }]), /^Entry 1: dateAdded .* not "2026"\./],
  [`["${'x'.repeat(100_000)}"]`, /too large/],
])('%.60s is refused with the place and the reason', (text, message) => {
  const read = readWatchlist(text)
  expect(Array.isArray(read)).toBe(false)
  expect(Array.isArray(read) ? '' : problemText(read)).toMatch(message)
})

test('an import takes nothing away and renames nothing', () => {
  const present = [entry(1, 'mine'), entry(2)]
  const merged = mergeWatchlist(present, [entry(1, 'theirs'), entry(2, 'named'), entry(3)])
  expect(merged.entries).toEqual([entry(1, 'mine'), entry(2, 'named'), entry(3)])
  expect(merged).toMatchObject({ added: 1, known: 2, left: [] })
})

test('what there is no room for is named', () => {
  const merged = mergeWatchlist(entries(9), [entry(20), entry(21), entry(21), entry(3)])
  expect(merged.entries).toEqual([...entries(9), entry(20)])
  expect(merged).toMatchObject({ added: 1, known: 1, left: [address(21)] })
})
