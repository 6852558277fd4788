import type { Block, Operation, Transaction } from '@mcm/rosetta-client'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blockCheckIds, verifyBlock } from '../../src'
import { mainnetBlock } from '../vectors'

const hex = (bytes: number) =>
  fc
    .uint8Array({ minLength: bytes, maxLength: bytes })
    .map((data) => `0x${Buffer.from(data).toString('hex')}`)
const count = fc.oneof(fc.nat(300), fc.maxSafeNat())
const amount = fc.bigInt(-(2n ** 70n), 2n ** 70n).map(String)

const operation: fc.Arbitrary<Operation> = fc.record(
  {
    operation_identifier: fc.record({ index: count }),
    type: fc.constantFrom('SOURCE_TRANSFER', 'DESTINATION_TRANSFER', 'FEE', 'REWARD', 'OTHER'),
    status: fc.constant('SUCCESS'),
    account: fc.option(fc.record({ address: hex(20) })),
    amount: fc.record({
      value: amount,
      currency: fc.constant({ symbol: 'MCM', decimals: 9 }),
    }),
    metadata: fc.option(
      fc.record(
        {
          memo: fc.string(),
          from_address_hash: hex(20),
          change_amount: amount,
          source_amount: amount,
        },
        { requiredKeys: [] },
      ),
    ),
  },
  { requiredKeys: ['operation_identifier', 'type', 'status', 'amount'] },
)

const transaction: fc.Arbitrary<Transaction> = fc.record({
  transaction_identifier: fc.record({ hash: hex(32) }),
  operations: fc.array(operation, { maxLength: 5 }),
})

const identifier = fc.record({ index: fc.oneof(fc.integer(), fc.maxSafeInteger()), hash: hex(32) })

/** Blocks that pass the client's validation. */
const anyBlock: fc.Arbitrary<Block> = fc.record({
  block_identifier: identifier,
  parent_block_identifier: identifier,
  timestamp: count,
  transactions: fc.array(transaction, { maxLength: 5 }),
  metadata: fc.record({
    block_size: count,
    difficulty: count,
    fee: count,
    haiku: fc.string(),
    nonce: hex(32),
    root: hex(32),
    stime: fc.oneof(
      count,
      fc.nat(4_000_000).map((seconds) => seconds * 1000),
    ),
    tx_count: count,
  }),
})

describe('verifyBlock', () => {
  test('never throws on a block that passes the client’s validation, and never verifies it', () => {
    fc.assert(
      fc.property(
        anyBlock,
        fc.option(anyBlock, { nil: undefined }),
        fc.option(anyBlock, { nil: undefined }),
        (block, parent, grandparent) => {
          const checks = verifyBlock({ block, parent, grandparent })
          expect(checks.map(({ id }) => id)).toEqual(blockCheckIds)
          const hash = checks.find(({ id }) => id === 'block-hash')
          expect(hash?.outcome).not.toBe('verified')
        },
      ),
      { numRuns: 5000 },
    )
  })

  test('never throws on a real block mixed with parts of another', () => {
    fc.assert(
      fc.property(
        anyBlock,
        fc.subarray([
          'transactions',
          'metadata',
          'block_identifier',
          'parent_block_identifier',
          'timestamp',
        ] as const),
        (other, parts) => {
          const block = { ...mainnetBlock }
          for (const part of parts) Object.assign(block, { [part]: other[part] })
          const failed = verifyBlock({ block }).some(({ outcome }) => outcome === 'failed')
          expect(failed).toBe(parts.length > 0)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
