import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { both, inBlocks, inSearch, summaryOf } from '../test/support/captured-transactions'
import type { SearchTransaction } from './schema/search'
import type { Transaction } from './schema/transaction'
import { summarizeTransaction } from './summary'

describe('the two formats of a transaction', () => {
  const MAINNET = '0x18593f2f13964e5e2a07f147a7d706292f5638b3894daff55eecf3b1b812ccaf'

  it('exist for six captured transactions, including one from mainnet', () => {
    expect(both).toHaveLength(6)
    expect(both).toContain(MAINNET)
  })

  it.each(both)('have equal summaries for %s', (hash) => {
    const fromBlock = summaryOf(inBlocks.get(hash))
    const fromSearch = summaryOf(inSearch.get(hash))
    expect(fromSearch.block).not.toBeNull()
    expect(fromSearch.indexedAt).not.toBeNull()
    expect({ ...fromSearch, block: null, indexedAt: null }).toEqual({ ...fromBlock, miner: null })
  })

  it('have this summary for the mainnet transaction', () => {
    expect(summaryOf(inSearch.get(MAINNET))).toEqual({
      hash: MAINNET,
      kind: 'transfer',
      status: 'SUCCESS',
      source: '0x371c388eba10f265c648008e1ad2c94e680c0f4a',
      destinations: [
        { address: '0xdbc01bb8a41f3dc24b0083bb6b9efe910e2477cb', amount: 10_000_000n, memo: '' },
      ],
      sent: 10_000_000n,
      fee: 500n,
      miner: null,
      debited: 10_000_500n,
      change: 39_999_500n,
      blockToLive: 0n,
      block: {
        index: 1_078_535,
        hash: '0x362e13b697d9926281785238ff5c84c47d942962f3a8e6814825edef40151570',
      },
      indexedAt: 1_788_500_208_000,
    })
  })
})

describe('any transaction', () => {
  const address = fc
    .uint8Array({ minLength: 20, maxLength: 20 })
    .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`)
  const amount = fc.bigInt({ min: 1n, max: 2n ** 50n })
  const memo = fc.constantFrom('', 'A', 'A-1', 'INV-42', 'ABCDEFGHIJKLMNOP')
  const model = fc.record({
    source: address,
    miner: address,
    destinations: fc.array(fc.record({ address, amount, memo }), { minLength: 1, maxLength: 20 }),
    fee: fc.oneof(fc.constant(0n), amount),
    change: fc.oneof(fc.constant(0n), amount),
    blockToLive: fc.oneof(fc.constant(0n), amount),
  })
  const money = (value: bigint) => ({
    value: value.toString(),
    currency: { symbol: 'MCM', decimals: 9 },
  })
  const numbered = (
    operations: Omit<Transaction['operations'][number], 'operation_identifier'>[],
  ) => operations.map((operation, index) => ({ operation_identifier: { index }, ...operation }))
  const status = 'SUCCESS'
  const hash = `0x${'ab'.repeat(32)}`

  it('has equal summaries in both formats', () => {
    fc.assert(
      fc.property(model, fc.nat(), (made, seed) => {
        const { source, miner, destinations, fee, change, blockToLive } = made
        const sent = destinations.reduce((sum, destination) => sum + destination.amount, 0n)
        const pay = (type: string, to: string, value: bigint) => ({
          type,
          status,
          account: { address: to },
          amount: money(value),
        })
        const fromBlock: Transaction = {
          transaction_identifier: { hash },
          operations: numbered([
            ...destinations.map((destination) => ({
              ...pay('DESTINATION_TRANSFER', destination.address, destination.amount),
              metadata: { memo: destination.memo && destination.memo.padEnd(16, '\0') },
            })),
            {
              ...pay('SOURCE_TRANSFER', source, -(sent + fee)),
              metadata: { change_amount: change.toString() },
            },
            pay('FEE', miner, fee),
          ]),
          metadata: { block_to_live: blockToLive.toString() },
        }
        const shuffled = destinations.map(
          (_, at) => destinations[(at + seed) % destinations.length],
        )
        const fromSearch: SearchTransaction = {
          block_identifier: { index: 1, hash },
          timestamp: 1,
          transaction_identifier: { hash },
          operations: numbered([
            pay('SOURCE_TRANSFER', source, -(sent + change + fee)),
            ...shuffled.flatMap((destination) =>
              destination
                ? {
                    ...pay('DESTINATION_TRANSFER', destination.address, destination.amount),
                    ...(destination.memo && {
                      metadata: { memo: destination.memo.padEnd(16, '\0') },
                    }),
                  }
                : [],
            ),
            ...(change > 0n ? [pay('DESTINATION_TRANSFER', source, change)] : []),
            ...(fee > 0n ? [pay('FEE', miner, fee)] : []),
          ]),
          metadata: {
            block_to_live: blockToLive.toString(),
            send_total: sent.toString(),
            change_total: change.toString(),
            fee_total: fee.toString(),
          },
        }
        const summary = summarizeTransaction(fromBlock)
        expect(summary).toMatchObject({ source, sent, fee, change, blockToLive })
        expect(summary.destinations).toHaveLength(destinations.length)
        expect(summary.miner).toBe(miner)
        expect({ ...summarizeTransaction(fromSearch), block: null, indexedAt: null }).toEqual({
          ...summary,
          miner: null,
        })
      }),
      { seed: 1, numRuns: 300 },
    )
  })
})
