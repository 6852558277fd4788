import { describe, expect, it } from 'vitest'
import { capture } from '../test/support/captures'
import {
  answerOf,
  both,
  inBlocks,
  inSearch,
  summaryOf,
} from '../test/support/captured-transactions'
import type { Transaction } from './schema/transaction'

describe('summarizeTransaction', () => {
  it('balances: what was spent went to the destinations, the miner and back', () => {
    for (const hash of both) {
      const { sent, fee, change, debited } = summaryOf(inBlocks.get(hash))
      const spend = inSearch.get(hash)?.operations.find(({ type }) => type === 'SOURCE_TRANSFER')
        ?.amount.value
      expect(sent + fee).toBe(debited)
      expect(-(debited + (change ?? 0n))).toBe(BigInt(spend ?? 0))
    }
  })

  it('strips the padding of memos', () => {
    const { transaction } = answerOf(capture('block_transaction'))
    expect(transaction?.operations[0]?.metadata?.memo).toHaveLength(16)
    expect(summaryOf(transaction).destinations.map(({ memo }) => memo)).toEqual(['AB-00-EF'])
  })

  it('shows a reward as new money', () => {
    const { transaction } = answerOf(capture('block_transaction_reward'))
    const miner = '0x3f1fba7025c7d37470e7260117a72b7de9f5ca59'
    expect(summaryOf(transaction)).toMatchObject({
      kind: 'reward',
      source: null,
      destinations: [{ address: miner, amount: 12_938_090_979n, memo: '' }],
      sent: 12_938_090_979n,
      fee: 0n,
      miner,
      debited: 0n,
      change: 0n,
      blockToLive: null,
      block: null,
      indexedAt: null,
    })
  })

  it('knows no miner of a transaction that waits', () => {
    const { transaction } = answerOf(capture('mempool_transaction'))
    expect(summaryOf(transaction)).toMatchObject({
      kind: 'transfer',
      status: 'PENDING',
      miner: null,
      fee: 500n,
      sent: 21_000_000_000n,
      change: 150_191_295_896_099n,
    })
    const nobody = transaction?.operations.map((operation) =>
      operation.type === 'FEE' ? { ...operation, account: null } : operation,
    )
    expect(transaction && summaryOf({ ...transaction, operations: nobody ?? [] }).miner).toBeNull()
  })

  it('claims no miner for a search row, whose FEE account may be that of an orphaned block', () => {
    const mined = summaryOf(inBlocks.get(both[0] ?? ''))
    expect(mined.miner).toMatch(/^0x[0-9a-f]{40}$/)
    const row = inSearch.get(both[0] ?? '')
    const operations = (row?.operations ?? []).map((operation) =>
      operation.type === 'FEE'
        ? { ...operation, account: { address: `0x${'ee'.repeat(20)}` } }
        : operation,
    )
    expect(row && summaryOf({ ...row, operations })).toMatchObject({ miner: null, fee: mined.fee })
  })

  it('shows the status of a transaction in a block that lost', () => {
    const { transactions = [] } = answerOf(capture('reorg_step3_search_tx_in_two_blocks'))
    expect(transactions.map((found) => summaryOf(found).status).sort()).toEqual([
      'ORPHANED',
      'SUCCESS',
    ])
  })

  it('does not guess the change that an old server leaves out', () => {
    const { transaction } = answerOf(capture('block_transaction'))
    const operations = transaction?.operations.map((operation) => ({ ...operation, metadata: {} }))
    expect(
      transaction && summaryOf({ ...transaction, operations: operations ?? [] }),
    ).toMatchObject({ change: null, sent: 3_000_000_000n, fee: 500n })
  })

  it('keeps amounts exact beyond 2^53', () => {
    const huge = (2n ** 64n - 1n).toString()
    const found = inSearch.get(both[0] ?? '')
    const [first] = found?.operations.filter(({ type }) => type === 'DESTINATION_TRANSFER') ?? []
    const operations = [
      { ...first, amount: { value: huge, currency: { symbol: 'MCM', decimals: 9 } } },
    ] as Transaction['operations']
    const summary = summaryOf({
      transaction_identifier: { hash: '0x' },
      operations,
      metadata: { fee_total: huge, change_total: huge, block_to_live: huge },
    })
    expect(summary).toMatchObject({
      sent: 2n ** 64n - 1n,
      fee: 2n ** 64n - 1n,
      change: 2n ** 64n - 1n,
      blockToLive: 2n ** 64n - 1n,
    })
  })

  it('does not change what it is given', () => {
    const found = inBlocks.get(both[0] ?? '')
    const before = structuredClone(found)
    summaryOf(found)
    expect(found).toEqual(before)
  })

  it('makes something of a transaction without operations', () => {
    expect(
      summaryOf({ transaction_identifier: { hash: '0x00' }, operations: [], metadata: null }),
    ).toMatchObject({ kind: 'transfer', status: 'UNKNOWN', destinations: [], source: null })
  })
})
