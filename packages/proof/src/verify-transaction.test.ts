import { decodeTransaction, hashTransaction } from '@mcm/address/transaction'
import type { Transaction } from '@mcm/rosetta-client'
import { describe, expect, test } from 'vitest'
import { outcomes, pick, shownTransaction } from '../test/chain'
import { bytes, mainnetBlock, transactions } from '../test/vectors'
import { checkTransactionBytes } from './transaction-bytes'
import { verifyBlock } from './verify-block'
import { verifyTransaction } from './verify-transaction'

const accepted = transactions.vectors.filter(({ result }) => result === 'VEOK')

describe('checkTransactionBytes', () => {
  test.each(accepted.map((vector) => [vector.name, vector] as const))('%s', (_, vector) => {
    const signed = bytes(vector.hex)
    expect(hashTransaction(signed)).toBe(`0x${vector.id}`)
    expect(checkTransactionBytes(shownTransaction(signed), signed)).toMatchObject({
      id: 'transfers',
      outcome: 'verified',
      expected: `0x${vector.id}`,
      actual: `0x${vector.id}`,
    })
  })

  const signed = bytes(pick(accepted, 0).hex)

  test('detects every flipped bit covered by the ID', { timeout: 60_000 }, () => {
    const shown = shownTransaction(signed)
    const covered = signed.length - 40
    const passed: number[] = []
    for (let bit = 0; bit < 8 * covered; bit++) {
      const changed = signed.slice()
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      if (checkTransactionBytes(shown, changed).outcome !== 'failed') passed.push(bit)
    }
    expect(passed).toEqual([])
  })

  const lies: [string, (shown: Transaction) => void, string][] = [
    [
      'id',
      (t) => (t.transaction_identifier.hash = `0x${'00'.repeat(32)}`),
      'The bytes have a different ID, so they belong to another transaction.',
    ],
    [
      'source',
      (t) => setAccount(t, 'SOURCE_TRANSFER'),
      'The transaction was signed by a different account.',
    ],
    [
      'destination',
      (t) => setAccount(t, 'DESTINATION_TRANSFER'),
      "The destinations don't match the signed bytes.",
    ],
    [
      'amount',
      (t) => (find(t, 'DESTINATION_TRANSFER').amount.value = '1'),
      "The destinations don't match the signed bytes.",
    ],
    [
      'memo',
      (t) => (find(t, 'DESTINATION_TRANSFER').metadata = { memo: 'LIE' }),
      "The destinations don't match the signed bytes.",
    ],
    [
      'fee',
      (t) => (find(t, 'FEE').amount.value = '501'),
      "The fee doesn't match the signed bytes.",
    ],
  ]

  test.each(lies)('detects a different %s', (_, change, reason) => {
    const shown = shownTransaction(signed)
    change(shown)
    expect(checkTransactionBytes(shown, signed)).toMatchObject({ outcome: 'failed', reason })
  })

  test('fails for bytes that aren’t a signed transaction', () => {
    const shown = shownTransaction(signed)
    expect(checkTransactionBytes(shown, signed.slice(1))).toMatchObject({
      outcome: 'failed',
      reason: "The bytes aren't a signed transaction.",
    })
    expect(checkTransactionBytes(shown, signed.slice(0, 160))).toMatchObject({
      outcome: 'failed',
      actual: 'Invalid version 3 transaction: an unsigned transaction has no ID',
    })
  })

  test('isn’t possible for a reward', () => {
    expect(checkTransactionBytes(pick(mainnetBlock.transactions, 0), signed).outcome).toBe(
      'not-checkable',
    )
  })
})

describe('verifyTransaction', () => {
  const transaction = pick(mainnetBlock.transactions, 2)

  test('verifies its inclusion in a block', () => {
    expect(outcomes(verifyTransaction({ transaction, block: mainnetBlock }))).toEqual({
      conservation: 'verified',
      membership: 'verified',
      transfers: 'not-checkable',
    })
  })

  test('alone', () => {
    expect(outcomes(verifyTransaction({ transaction }))).toEqual({
      conservation: 'verified',
      membership: 'not-checkable',
      transfers: 'not-checkable',
    })
  })

  test('verifies its signed bytes', () => {
    const signed = bytes(pick(accepted, 1).hex)
    const checks = verifyTransaction({ transaction: shownTransaction(signed), bytes: signed })
    expect(outcomes(checks)).toMatchObject({ transfers: 'verified' })
  })
})

describe('a block with signed transaction bytes', () => {
  const signed = accepted.map(({ hex }) => bytes(hex))
  const block = structuredClone(mainnetBlock)
  block.transactions.splice(1, 4, ...signed.map(shownTransaction))
  const known = new Map(signed.map((one): [string, Uint8Array] => [hashTransaction(one), one]))

  test('verifies senders, recipients and amounts', () => {
    expect(verifyBlock({ block, transactionBytes: known }, ['transfers'])).toMatchObject([
      { outcome: 'verified', actual: `met by all ${signed.length} transactions` },
    ])
  })

  test('requires the bytes of all transactions', () => {
    const some = new Map([...known].slice(1))
    expect(outcomes(verifyBlock({ block, transactionBytes: some }, ['transfers']))).toEqual({
      transfers: 'not-checkable',
    })
  })

  test('reports the transaction that doesn’t match', () => {
    const lying = structuredClone(block)
    const last = pick(lying.transactions, signed.length)
    find(last, 'FEE').amount.value = '77777'
    expect(verifyBlock({ block: lying, transactionBytes: known }, ['transfers'])).toMatchObject([
      {
        outcome: 'failed',
        subject: `Block 1078535, transaction ${last.transaction_identifier.hash}`,
        expected: `${decodeTransaction(pick(signed, signed.length - 1)).fee} nanoMCM`,
        actual: '77777 nanoMCM',
      },
    ])
  })
})

function find(transaction: Transaction, type: string): Transaction['operations'][number] {
  return pick(
    transaction.operations.filter((one) => one.type === type),
    0,
  )
}

function setAccount(transaction: Transaction, type: string): void {
  find(transaction, type).account = { address: `0x${'01'.repeat(20)}` }
}
