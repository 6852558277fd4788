import fc from 'fast-check'
import { expect, it } from 'vitest'

import { hex } from '../../test/vectors'
import {
  createTransaction,
  decodeTransaction,
  encodeTransaction,
  hashTransaction,
  InvalidTransactionError,
  type SignedTransaction,
  type TransactionPlan,
  validateMemo,
  validateTransaction,
} from '../transaction'

/** Returns a counterexample to a property, or `null` if there is none. Uses a fixed seed. */
const findCounterexample = (property: fc.IProperty<unknown[]>, numRuns = 100): unknown =>
  fc.check(property, { seed: 3, numRuns }).counterexample

const bytesOf = (length: number): fc.Arbitrary<Uint8Array> =>
  fc.uint8Array({ minLength: length, maxLength: length })
const uint64 = fc.bigInt({ min: 0n, max: (1n << 64n) - 1n })

// A memo can consist of any bytes. Trailing zeros are removed because they are padding.
const rawMemo = bytesOf(16).map((bytes) => {
  const end = bytes.findLastIndex((byte) => byte !== 0) + 1
  return String.fromCharCode(...bytes.subarray(0, end))
})

const transaction: fc.Arbitrary<SignedTransaction> = fc.record({
  source: bytesOf(40),
  change: bytesOf(40),
  destinations: fc.array(fc.record({ tag: bytesOf(20), memo: rawMemo, amount: uint64 }), {
    minLength: 1,
    maxLength: 256,
    size: 'max',
  }),
  sendTotal: uint64,
  changeTotal: uint64,
  fee: uint64,
  blockToLive: uint64,
  signature: bytesOf(2208),
})

const memo = fc
  .tuple(fc.boolean(), fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }))
  .map(([letters, sizes]) =>
    sizes.map((size, at) => ((at % 2 === 0) === letters ? 'Q' : '7').repeat(size)).join('-'),
  )

const plan: fc.Arbitrary<TransactionPlan> = fc
  .record({
    tag: bytesOf(20),
    hashes: fc.tuple(bytesOf(20), bytesOf(20)),
    rest: fc.bigInt({ min: 0n, max: 1n << 62n }),
    destinations: fc.array(
      fc.record({ address: bytesOf(20), memo, amount: fc.bigInt({ min: 1n, max: 1n << 50n }) }),
      { minLength: 1, maxLength: 256, size: 'max' },
    ),
  })
  .map(({ tag, hashes: [first, second], rest, destinations }) => ({
    source: Uint8Array.of(...tag, ...first),
    change: Uint8Array.of(...tag, ...second),
    balance: destinations.reduce((sum, { amount }) => sum + amount + 500n, rest),
    destinations,
  }))

it('decodes what it encodes, for valid and invalid transactions', () => {
  expect(
    findCounterexample(
      fc.property(transaction, (transaction) => {
        const encoded = encodeTransaction(transaction)
        const decoded = decodeTransaction(encoded)
        return (
          hex(encodeTransaction(decoded)) === hex(encoded) &&
          decoded.fee === transaction.fee &&
          decoded.destinations.every(
            ({ memo }, at) => memo === transaction.destinations[at]?.memo,
          ) &&
          hashTransaction(encoded) === `0x${hex(encoded.subarray(-32))}`
        )
      }),
    ),
  ).toBeNull()
})

it('creates a valid transaction for any valid plan', () => {
  expect(
    findCounterexample(
      fc.property(plan, (plan) => {
        const made = createTransaction(plan)
        return (
          made.fee === 500n * BigInt(plan.destinations.length) &&
          validateTransaction(made, { balance: plan.balance, blockNumber: 1n }) === null
        )
      }),
    ),
  ).toBeNull()
})

it('creates transactions with valid memos only', () => {
  expect(findCounterexample(fc.property(memo, (memo) => validateMemo(memo) === null))).toBeNull()
  expect(
    findCounterexample(
      fc.property(plan, rawMemo, (plan, memo) => {
        const [first] = plan.destinations
        const changed = { ...plan, destinations: [{ address: '', amount: 1n, ...first, memo }] }
        try {
          return createTransaction(changed).destinations[0]?.memo === memo && !validateMemo(memo)
        } catch (error) {
          return (error as InvalidTransactionError).code === 'EMCM_XTXREF'
        }
      }),
    ),
  ).toBeNull()
})

it('decodes any bytes or throws InvalidTransactionError', () => {
  expect(
    findCounterexample(
      fc.property(fc.uint8Array({ maxLength: 3000 }), fc.boolean(), (bytes, header) => {
        if (header) bytes.set([0, 0].slice(0, bytes.length))
        try {
          return decodeTransaction(bytes).destinations.length > 0
        } catch (error) {
          return error instanceof InvalidTransactionError && error.code === 'format'
        }
      }),
      2000,
    ),
  ).toBeNull()
})
