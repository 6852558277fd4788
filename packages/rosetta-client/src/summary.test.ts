import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { capture, mainnetCaptures, meshServerCaptures } from '../test/support/captures'
import type { Capture } from '../test/support/captures'
import { parseJson } from './core/json'
import type { SearchTransaction } from './schema/search'
import type { Transaction } from './schema/transaction'
import { summarizeTransaction } from './summary'

interface Answer {
  block?: { transactions: Transaction[] }
  transaction?: Transaction
  transactions?: SearchTransaction[]
}

const answerOf = ({ response }: Capture): Answer =>
  response.status === 200 && response.text.startsWith('{')
    ? (parseJson(response.text) as Answer)
    : {}

/** Every transaction of the captures as /block or /block/transaction renders it, by hash. */
const inBlocks = new Map<string, Transaction>()
/** And as search does. */
const inSearch = new Map<string, SearchTransaction>()
for (const exchange of [...mainnetCaptures, ...meshServerCaptures]) {
  const { block, transaction, transactions = [] } = answerOf(exchange)
  for (const entry of [...(block?.transactions ?? []), ...(transaction ? [transaction] : [])]) {
    const pending = entry.operations.some(({ status }) => status === 'PENDING')
    if (!pending) inBlocks.set(entry.transaction_identifier.hash, entry)
  }
  for (const entry of transactions) {
    const final = entry.operations.every(({ status }) => status === 'SUCCESS')
    if (final) inSearch.set(entry.transaction_identifier.hash, entry)
  }
}
const both = [...inBlocks.keys()].filter((hash) => inSearch.has(hash))

const summaryOf = (found: Transaction | SearchTransaction | undefined) => {
  if (!found) throw new Error('No such transaction')
  return summarizeTransaction(found)
}

describe('the two renderings of a transaction', () => {
  const MAINNET = '0x18593f2f13964e5e2a07f147a7d706292f5638b3894daff55eecf3b1b812ccaf'

  it('are six in the captures, the one of mainnet among them', () => {
    expect(both).toHaveLength(6)
    expect(both).toContain(MAINNET)
  })

  it.each(both)('give equal summaries of %s', (hash) => {
    const fromBlock = summaryOf(inBlocks.get(hash))
    const fromSearch = summaryOf(inSearch.get(hash))
    expect(fromSearch.block).not.toBeNull()
    expect(fromSearch.indexedAt).not.toBeNull()
    expect({ ...fromSearch, block: null, indexedAt: null }).toEqual({ ...fromBlock, miner: null })
  })

  it('give this of the one of mainnet', () => {
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

  it('gives equal summaries, rendered by either rule', () => {
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
      { numRuns: 300 },
    )
  })
})

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
