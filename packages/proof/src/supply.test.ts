import { describe, expect, test } from 'vitest'
import { outcomes } from '../test/chain'
import { meshRichList } from '../test/vectors'
import { verdict } from './check'
import { supplyCap } from './reward'
import { verifyRichList } from './supply'

describe('verifyRichList', () => {
  const height = 1_078_535
  const ledger = { balances: [50n, 30n, 20n], totalAccounts: 5, circulatingSupply: 120n, height }

  test('verifies a real list from a test chain', () => {
    const { accounts, total_accounts, circulating_supply, block_identifier } =
      meshRichList('richlist_ascending_true')
    const balances = accounts.map(({ balance }) => BigInt(balance.value))
    const input = {
      balances,
      totalAccounts: total_accounts,
      circulatingSupply: BigInt(circulating_supply?.value ?? 0),
      height: block_identifier.index,
    }
    expect(outcomes(verifyRichList(input))).toEqual({ supply: 'verified', 'rich-list': 'verified' })
    const richer = [input.circulatingSupply + 1n, ...balances.slice(1)]
    expect(outcomes(verifyRichList({ ...input, balances: richer }))).toEqual({
      supply: 'verified',
      'rich-list': 'failed',
    })
  })

  test.each([
    ['all accounts loaded, sum equals the supply', [50n, 30n, 20n], 3, 100n, 'verified'],
    ['all accounts loaded, supply too large', [50n, 30n, 20n], 3, 101n, 'failed'],
    ['some accounts loaded, consistent', [50n, 30n, 20n], 5, 140n, 'verified'],
    ['some accounts loaded, supply too large', [50n, 30n, 20n], 5, 141n, 'failed'],
    ['some accounts loaded, supply too small', [50n, 30n, 20n], 5, 99n, 'failed'],
    ['unsorted', [50n, 20n, 30n], 3, 100n, 'failed'],
    ['no accounts loaded', [], 3, 100n, 'not-checkable'],
    ['supply not reported', [50n], 3, undefined, 'not-checkable'],
  ] as const)('%s', (_, balances, totalAccounts, circulatingSupply, outcome) => {
    const input = { balances, totalAccounts, circulatingSupply, height }
    expect(outcomes(verifyRichList(input))['rich-list']).toBe(outcome)
  })

  test.each([
    ['equal to the maximum', height, supplyCap(height), 'verified'],
    ['one nanoMCM above the maximum', height, supplyCap(height) + 1n, 'failed'],
    ['before version 3', 600_000, 1n, 'not-checkable'],
    ['not reported', height, undefined, 'not-checkable'],
  ] as const)('a supply %s', (_, at, circulatingSupply, outcome) => {
    const found = outcomes(verifyRichList({ ...ledger, circulatingSupply, height: at }))
    expect(found.supply).toBe(outcome)
  })

  test('counts outcomes', () => {
    expect(verdict(verifyRichList(ledger))).toEqual({
      outcome: 'verified',
      verified: 2,
      failed: 0,
      notCheckable: 0,
    })
    expect(verdict(verifyRichList({ ...ledger, circulatingSupply: 1n }))).toEqual({
      outcome: 'failed',
      verified: 1,
      failed: 1,
      notCheckable: 0,
    })
    expect(verdict([]).outcome).toBe('not-checkable')
  })
})
