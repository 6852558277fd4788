import type { Transaction } from '@mcm/rosetta-client'
import { describe, expect, test } from 'vitest'
import { pick, transfer } from '../test/chain'
import { mainnetBlock, meshBlock, meshSearch, searchedTransaction } from '../test/vectors'
import { checkConservation } from './conservation'

describe('checkConservation', () => {
  const inBlock = mainnetBlock.transactions.slice(1)
  const inSearches = [
    'search_limit_100',
    'search_status_ORPHANED',
    'reorg_step3_search_tx_in_two_blocks',
  ]
  const real: [string, Transaction][] = [
    ...inBlock.map((one): [string, Transaction] => ['mainnet block', one]),
    ['mainnet search', searchedTransaction],
    ...meshBlock('block_many_txs')
      .transactions.slice(1)
      .map((one): [string, Transaction] => ['test chain, block', one]),
    ...inSearches.flatMap((name) =>
      meshSearch(name).map((one): [string, Transaction] => [`test chain, ${name}`, one]),
    ),
  ]

  test('passes for every real transaction, in both formats', () => {
    expect(real.length).toBeGreaterThan(130)
    for (const [where, transaction] of real) {
      expect([where, checkConservation(transaction)]).toMatchObject([
        where,
        { outcome: 'verified' },
      ])
    }
  })

  test('reports the amount debited and the amount received', () => {
    expect(checkConservation(searchedTransaction)).toEqual({
      id: 'conservation',
      outcome: 'verified',
      subject: 'Transaction 0x18593f2f13964e5e2a07f147a7d706292f5638b3894daff55eecf3b1b812ccaf',
      expected: '50000000 nanoMCM',
      actual: '50000000 nanoMCM',
      reason: 'The destinations, change and fee add up to the amount debited.',
    })
    expect(checkConservation(pick(mainnetBlock.transactions, 2))).toMatchObject({
      expected: '10000500 nanoMCM',
      actual: '10000500 nanoMCM',
    })
  })

  test('isn’t possible for a reward', () => {
    expect(checkConservation(pick(mainnetBlock.transactions, 0))).toMatchObject({
      outcome: 'not-checkable',
      reason: 'A reward is newly issued and has no source. The reward check covers it.',
    })
  })

  const faults: [string, (transaction: Transaction) => void, string, string][] = [
    ['a larger destination than source', (t) => set(t, 0, '6'), '505 nanoMCM', '506 nanoMCM'],
    [
      'a second source',
      (t) => void t.operations.push(pick(t.operations, 1)),
      '1 source, 1 or more destinations, at most 1 fee',
      '2 sources, 1 destinations, 1 fees',
    ],
    [
      'no source',
      (t) => void t.operations.splice(1, 1),
      '1 source, 1 or more destinations, at most 1 fee',
      '0 sources, 1 destinations, 1 fees',
    ],
    [
      'no destination',
      (t) => void t.operations.shift(),
      '1 source, 1 or more destinations, at most 1 fee',
      '1 sources, 0 destinations, 1 fees',
    ],
    ['a fee below 0', (t) => set(t, 2, '-500'), 'amounts greater than 0', '-500 nanoMCM'],
    ['a destination of 0', (t) => set(t, 0, '0'), 'amounts greater than 0', '0 nanoMCM'],
    [
      'a reward among transfers',
      (t) => (pick(t.operations, 2).type = 'REWARD'),
      'transfers and a fee',
      'REWARD',
    ],
    [
      'a wrong source balance',
      (t) => stated(t, 'source_amount', '513'),
      '513 nanoMCM',
      '512 nanoMCM',
    ],
    ['a wrong change amount', (t) => stated(t, 'change_amount', '8'), '512 nanoMCM', '513 nanoMCM'],
    [
      'a fractional amount',
      (t) => set(t, 0, '5.5'),
      'a valid response',
      'The amount of a DESTINATION_TRANSFER operation must be an integer in nanoMCM, got "5.5"',
    ],
  ]

  test.each(faults)('%s', (_, change, expected, actual) => {
    const transaction = transfer(0x11, [5n])
    expect(checkConservation(transaction).outcome).toBe('verified')
    change(transaction)
    expect(checkConservation(transaction)).toMatchObject({ outcome: 'failed', expected, actual })
  })

  test.each(['send_total', 'change_total', 'fee_total'] as const)(
    'a wrong %s in a search result',
    (total) => {
      const transaction = structuredClone(searchedTransaction)
      transaction.metadata = { ...transaction.metadata, [total]: '1' }
      expect(checkConservation(transaction)).toMatchObject({
        outcome: 'failed',
        actual: '1 nanoMCM',
      })
    },
  )

  test('a search result with change sent elsewhere', () => {
    const transaction = structuredClone(searchedTransaction)
    pick(transaction.operations, 2).account = { address: `0x${'01'.repeat(20)}` }
    expect(checkConservation(transaction)).toMatchObject({
      outcome: 'failed',
      reason: "The send total doesn't match the destinations.",
    })
  })
})

function set(transaction: Transaction, operation: number, value: string): void {
  pick(transaction.operations, operation).amount.value = value
}

function stated(
  transaction: Transaction,
  name: 'source_amount' | 'change_amount',
  value: string,
): void {
  const source = pick(transaction.operations, 1)
  source.metadata = { ...source.metadata, [name]: value }
}
