import { parseAddress } from '@mcm/address'
import { describe, expect, test } from 'vitest'
import type { RichAccount, RichListPage } from '../../../data/rich-list-queries'
import { ledgerChange, matchingAccounts, readNeedle, uniqueAccounts } from './accounts'

const HEX = '0x3f1fba7025c7d37470e7260117a72b7de9f5ca59'
const BASE58 = 'J8gqYehTJhJWrfcUd766sUQ8THktNs'

const account = (rank: number, address: string): RichAccount => ({
  rank,
  address,
  base58: parseAddress(address).base58,
  balance: 1n,
})
const numbered = (rank: number, name = rank) =>
  account(rank, `0x${name.toString(16).padStart(40, '0')}`)
const page = (block: number, ...accounts: RichAccount[]): RichListPage => ({
  accounts,
  block: { index: block, hash: '' },
  loadedAt: null,
  total: 4,
  supply: null,
})
const ranks = (accounts: RichAccount[]) => accounts.map(({ rank }) => rank)

test('an account that moved onto a later page stands once, where it was first', () => {
  const pages = [page(7, numbered(1), numbered(2)), page(8, numbered(3, 2), numbered(4))]
  expect(ranks(uniqueAccounts(pages))).toEqual([1, 2, 4])
})

test('a newer ledger is told with the first rank that is of it', () => {
  expect(ledgerChange([])).toBeUndefined()
  expect(ledgerChange([page(7, numbered(1)), page(7, numbered(2))])).toBeUndefined()
  expect(ledgerChange([page(7, numbered(1)), page(8, numbered(2)), page(9, numbered(3))])).toEqual({
    rank: 2,
    block: 8,
  })
})

describe('a search', () => {
  const accounts = [account(1, HEX), numbered(2)]
  const find = (text: string) => ranks(matchingAccounts(accounts, readNeedle(text)))

  test.each([
    ['the whole hex', HEX],
    ['hex without 0x', HEX.slice(2)],
    ['capitals', HEX.toUpperCase()],
    ['the middle of the hex', '025c7d3'],
    ['blanks around', `  ${HEX}\n`],
    ['the whole Base58', BASE58],
    ['the middle of the Base58, in small letters', 'hjwrfcud7'],
  ])('finds by %s', (_, text) => {
    expect(find(text)).toEqual([1])
  })

  test('finds all that match, and nothing where nothing does', () => {
    expect(find('0')).toEqual([1, 2])
    expect(find('zzz')).toEqual([])
  })

  test('does not take the 0x before every address for a find', () => {
    expect(find('x')).toEqual(
      accounts.filter(({ base58 }) => /x/i.test(base58)).map(({ rank }) => rank),
    )
  })

  test.each(['', '   ', '0x', ' 0X '])('has nothing to look for in %j', (text) => {
    expect(readNeedle(text)).toBe('')
  })
})
