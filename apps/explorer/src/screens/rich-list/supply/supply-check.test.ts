import { expect, test } from 'vitest'
import type { RichListPage } from '../../../data/rich-list-queries'
import { checkSupply } from './supply-check'

/** Creates a page of a ledger of four accounts with 5, 4, 3 and 3 nanoMCM. */
const page = (
  first: number,
  balances: number[],
  rest: Partial<RichListPage> = {},
): RichListPage => ({
  accounts: balances.map((balance, at) => ({
    rank: first + at,
    address: `0x${String(first + at).padStart(40, '0')}`,
    base58: '',
    balance: BigInt(balance),
  })),
  block: { index: 1_000_000, hash: '' },
  loadedAt: null,
  total: 4,
  supply: 15n,
  ...rest,
})
const stateOf = (...pages: RichListPage[]) => checkSupply(pages)?.state

test('reports nothing about a list that isn’t loaded', () => {
  expect(checkSupply([])).toBeUndefined()
})

test('a part must not exceed the supply, and the whole must equal it', () => {
  expect(stateOf(page(1, [5, 4]))).toBe('partial')
  expect(checkSupply([page(1, [5, 4]), page(3, [3, 3])])).toMatchObject({
    state: 'whole',
    loaded: 4,
    sum: 15n,
    supply: 15n,
  })
})

test.each([
  ['a part that exceeds the supply', [page(1, [9, 7])]],
  ['a part that leaves too much for the remaining accounts', [page(1, [5, 1])]],
  ['a total that is one too low', [page(1, [5, 4]), page(3, [3, 2])]],
  ['a total that is one too high', [page(1, [5, 4]), page(3, [4, 3])]],
  ['a poorer account before a richer one', [page(1, [4, 5])]],
])('%s fails', (_, pages) => {
  const check = checkSupply(pages)
  expect(check?.state).toBe('failed')
  expect(check?.checks.some(({ outcome }) => outcome === 'failed')).toBe(true)
})

test('an empty list gets no seal', () => {
  expect(stateOf(page(1, [], { total: 0, supply: 0n }))).toBe('empty')
  expect(stateOf(page(1, []))).toBe('empty')
  expect(stateOf(page(1, [], { supply: 10n ** 18n }))).toBe('failed')
})

test('a supply above everything ever paid out fails, even if the balances match it', () => {
  const coins = 10 ** 18
  expect(stateOf(page(1, [coins], { total: 1, supply: BigInt(coins) }))).toBe('failed')
})

test('accounts with equal balances that changed places between pages are not a contradiction', () => {
  const [twice] = page(3, [3]).accounts
  const again = { ...page(4, [3]), accounts: twice ? [{ ...twice, rank: 4 }] : [] }
  expect(stateOf(page(1, [5, 4, 3]), again)).toBe('whole')
})

test('skips what it can’t compare', () => {
  expect(stateOf(page(1, [5, 4], { supply: null }))).toBe('not-reported')
  const later = { block: { index: 1_000_001, hash: '' }, supply: 11n }
  expect(stateOf(page(1, [5, 4]), page(3, [3, 3], later))).toBe('two-ledgers')
  expect(stateOf(page(1, [5, 4]), page(3, [], later))).toBe('two-ledgers')
})
