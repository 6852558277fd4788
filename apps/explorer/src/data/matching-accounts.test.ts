import { parseAddress } from '@mcm/address'
import { describe, expect, test } from 'vitest'
import { matchingAccounts, readNeedle } from './matching-accounts'
import type { RichAccount } from './rich-list-queries'

const HEX = '0x3f1fba7025c7d37470e7260117a72b7de9f5ca59'
const BASE58 = 'J8gqYehTJhJWrfcUd766sUQ8THktNs'

const account = (rank: number, address: string): RichAccount => ({
  rank,
  address,
  base58: parseAddress(address).base58,
  balance: 1n,
})

describe('a search', () => {
  const accounts = [account(1, HEX), account(2, `0x${'2'.padStart(40, '0')}`)]
  const find = (text: string) =>
    matchingAccounts(accounts, readNeedle(text)).map(({ rank }) => rank)

  test.each([
    ['the full hex', HEX],
    ['hex without 0x', HEX.slice(2)],
    ['capitals', HEX.toUpperCase()],
    ['the middle of the hex', '025c7d3'],
    ['surrounding spaces', `  ${HEX}\n`],
    ['the full Base58', BASE58],
    ['the middle of the Base58, in lowercase', 'hjwrfcud7'],
  ])('finds by %s', (_, text) => {
    expect(find(text)).toEqual([1])
  })

  test('finds all matches, and nothing if there are none', () => {
    expect(find('0')).toEqual([1, 2])
    expect(find('zzz')).toEqual([])
  })

  test('doesn’t match the 0x of every address', () => {
    expect(find('x')).toEqual(
      accounts.filter(({ base58 }) => /x/i.test(base58)).map(({ rank }) => rank),
    )
  })

  test.each(['', '   ', '0x', ' 0X '])('has nothing to search for in %j', (text) => {
    expect(readNeedle(text)).toBe('')
  })
})
