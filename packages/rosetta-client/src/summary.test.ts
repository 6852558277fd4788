import { describe, expect, it } from 'vitest'
import { capture } from '../test/support/captures'
import { bodyOf, both, inBlocks, inSearch, summaryOf } from '../test/support/captured-transactions'
import type { Transaction } from './schema/transaction'

describe('summarizeTransaction', () => {
  it('balances the amount spent with destinations, fee and change', () => {
    for (const hash of both) {
      const { sent, fee, change, debited } = summaryOf(inBlocks.get(hash))
      const spend = inSearch.get(hash)?.operations.find(({ type }) => type === 'SOURCE_TRANSFER')
        ?.amount.value
      expect(sent + fee).toBe(debited)
      expect(-(debited + (change ?? 0n))).toBe(BigInt(spend ?? 0))
    }
  })

  it('removes the padding of memos', () => {
    const { transaction } = bodyOf(capture('block_transaction'))
    expect(transaction?.operations[0]?.metadata?.memo).toHaveLength(16)
    expect(summaryOf(transaction).destinations.map(({ memo }) => memo)).toEqual(['AB-00-EF'])
  })

  it('summarizes a reward without a source', () => {
    const { transaction } = bodyOf(capture('block_transaction_reward'))
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

  it('has no miner for a pending transaction', () => {
    const { transaction } = bodyOf(capture('mempool_transaction'))
    expect(summaryOf(transaction)).toMatchObject({
      kind: 'transfer',
      status: 'PENDING',
      miner: null,
      fee: 500n,
      sent: 21_000_000_000n,
      change: 150_191_295_896_099n,
    })
    const withoutMiner = transaction?.operations.map((operation) =>
      operation.type === 'FEE' ? { ...operation, account: null } : operation,
    )
    expect(
      transaction && summaryOf({ ...transaction, operations: withoutMiner ?? [] }).miner,
    ).toBeNull()
  })

  it('has no miner for a search row, because its FEE account may be from an orphaned block', () => {
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

  it('returns the status of a transaction in an orphaned block', () => {
    const { transactions = [] } = bodyOf(capture('reorg_step3_search_tx_in_two_blocks'))
    expect(transactions.map((found) => summaryOf(found).status).sort()).toEqual([
      'ORPHANED',
      'SUCCESS',
    ])
  })

  it('doesn’t guess the change that old servers omit', () => {
    const { transaction } = bodyOf(capture('block_transaction'))
    const operations = transaction?.operations.map((operation) => ({ ...operation, metadata: {} }))
    expect(
      transaction && summaryOf({ ...transaction, operations: operations ?? [] }),
    ).toMatchObject({ change: null, sent: 3_000_000_000n, fee: 500n })
  })

  it('keeps amounts above 2^53 exact', () => {
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

  it('doesn’t modify its input', () => {
    const found = inBlocks.get(both[0] ?? '')
    const before = structuredClone(found)
    summaryOf(found)
    expect(found).toEqual(before)
  })

  it('handles a transaction without operations', () => {
    expect(
      summaryOf({ transaction_identifier: { hash: '0x00' }, operations: [], metadata: null }),
    ).toMatchObject({ kind: 'transfer', status: 'UNKNOWN', destinations: [], source: null })
  })
})
