import { parseAddress } from '@mcm/address'
import { describe, expect, test } from 'vitest'
import type { RichAccount, RichListPage } from '../../../data/rich-list-queries'
import { ledgerChange, loadedAccounts, matchesSoFar } from './accounts'

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
const ranks = (accounts: readonly RichAccount[]) => accounts.map(({ rank }) => rank)

test('an account that moved onto a later page appears once, at its first place', () => {
  const pages = [page(7, numbered(1), numbered(2)), page(8, numbered(3, 2), numbered(4))]
  const { accounts, balances, heldBefore, sum } = loadedAccounts(pages)
  expect(ranks(accounts)).toEqual([1, 2, 4])
  // The sums are over ranks.
  expect([balances.length, sum]).toEqual([4, 4n])
  expect(heldBefore).toEqual([0n, 1n, 2n, 3n])
})

describe('a list that grows', () => {
  /** Creates pages that count how often their accounts are read. */
  const counted = (count: number) => {
    let reads = 0
    const pages = Array.from({ length: count }, (_, at): RichListPage => {
      const { accounts, ...rest } = page(7, numbered(2 * at + 1), numbered(2 * at + 2))
      return Object.defineProperty({ ...rest, accounts }, 'accounts', {
        get: () => {
          reads += 1
          return accounts
        },
      })
    })
    return { pages, reads: () => reads }
  }

  test('is added up page by page, reading each once', () => {
    const { pages, reads } = counted(50)
    for (let at = 1; at <= pages.length; at++) {
      expect(loadedAccounts(pages.slice(0, at)).accounts).toHaveLength(2 * at)
      expect(reads()).toBe(at)
    }
  })

  test('is added up again if an earlier page was replaced', () => {
    const [first, second, other] = [1, 3, 5].map((rank) => page(7, numbered(rank)))
    if (!first || !second || !other) throw new Error('Too few pages')
    expect(ranks(loadedAccounts([first, second]).accounts)).toEqual([1, 3])
    expect(ranks(loadedAccounts([first, other, second]).accounts)).toEqual([1, 5, 3])
    expect(ranks(loadedAccounts([first]).accounts)).toEqual([1])
  })

  test('is searched only where it hasn’t been searched yet', () => {
    let looks = 0
    const accounts = Array.from({ length: 40 }, (_, at): RichAccount => {
      const { address, ...rest } = numbered(at + 1)
      return Object.defineProperty({ ...rest, address }, 'address', {
        get: () => {
          looks += 1
          return address
        },
      })
    })
    for (let count = 10; count <= 40; count += 10) {
      expect(matchesSoFar(accounts.slice(0, count), '00').length).toBe(count)
      expect(looks).toBe(count)
    }
    expect(matchesSoFar(accounts, 'zz')).toEqual([])
    expect(ranks(matchesSoFar(accounts.slice(0, 5), '00'))).toEqual([1, 2, 3, 4, 5])
  })
})

test('reports a newer ledger with the first rank from it', () => {
  expect(ledgerChange([])).toBeUndefined()
  expect(ledgerChange([page(7, numbered(1)), page(7, numbered(2))])).toBeUndefined()
  expect(ledgerChange([page(7, numbered(1)), page(8, numbered(2)), page(9, numbered(3))])).toEqual({
    rank: 2,
    block: 8,
  })
})
