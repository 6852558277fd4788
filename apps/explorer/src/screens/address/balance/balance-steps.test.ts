import type { TransactionSummary } from '@mcm/rosetta-client'
import { expect, test } from 'vitest'
import { balanceSteps } from './balance-steps'
import type { Movement } from '../history/movement'

const OWN = `0x${'11'.repeat(20)}`
const OTHER = `0x${'22'.repeat(20)}`
const MINER = `0x${'33'.repeat(20)}`

function movement(height: number, part: Partial<TransactionSummary>): Movement {
  const sent = (part.destinations ?? []).reduce((sum, { amount }) => sum + amount, 0n)
  const transaction: TransactionSummary = {
    hash: `0xt${height}${part.source ?? ''}`,
    kind: 'transfer',
    status: 'SUCCESS',
    source: OTHER,
    destinations: [],
    sent,
    fee: 1n,
    miner: MINER,
    debited: sent + (part.fee ?? 1n),
    change: 0n,
    blockToLive: 0n,
    block: { index: height, hash: `0x${height}` },
    indexedAt: null,
    ...part,
  }
  return { key: transaction.hash, transaction, direction: 'in', amount: 0n, counterparties: [] }
}

const receipt = (height: number, amount: bigint, status = 'SUCCESS') =>
  movement(height, { destinations: [{ address: OWN, amount, memo: '' }], status })
const spend = (height: number, amount: bigint, change: bigint) =>
  movement(height, {
    source: OWN,
    destinations: [{ address: OTHER, amount, memo: '' }],
    change,
  })

test('one step per block, oldest first, each with the balance it left', async () => {
  const steps = await balanceSteps(
    [receipt(30, 4n), spend(30, 9n, 90n), receipt(20, 60n), receipt(10, 40n)],
    OWN,
    { value: 94n, block: 31 },
  )
  expect(steps).toMatchObject([
    { block: { index: 10, hash: '0x10' }, change: 40n, balance: 40n, apart: true },
    { block: { index: 20, hash: '0x20' }, change: 60n, balance: 100n, apart: false },
    { block: { index: 30, hash: '0x30' }, change: -6n, balance: 94n, apart: false },
  ])
})

test('the line breaks where the movements don’t explain the next payment', async () => {
  const steps = await balanceSteps(
    // A reward of 20 was received before block 40, which search results don't include.
    [spend(40, 100n, 29n), receipt(30, 10n), spend(20, 9n, 100n), receipt(10, 110n)],
    OWN,
    { value: 29n, block: 41 },
  )
  expect(steps.map(({ balance, apart }) => [balance, apart])).toEqual([
    [110n, true],
    [100n, false],
    [null, true],
    [29n, true],
  ])
})

test('orphaned transactions change nothing', async () => {
  const steps = await balanceSteps([receipt(20, 5n, 'ORPHANED'), receipt(10, 7n)], OWN, {
    value: 7n,
    block: 30,
  })
  expect(steps).toMatchObject([
    { block: { index: 10, hash: '0x10' }, change: 7n, balance: 7n, apart: true },
  ])
})

test('a payment stays certain even if its miner’s fees from the block are unknown', async () => {
  const fee = movement(40, { source: OTHER, miner: OWN, fee: 5n, hash: '0xfee' })
  const steps = await balanceSteps([fee, spend(40, 100n, 29n)], OWN, { value: 900n, block: 50 })
  expect(steps.map(({ balance, change }) => [balance, change])).toEqual([
    [29n, -101n],
    [null, 5n],
  ])
})

test('a miner’s balance is known from its first block on, because its rewards are read too', async () => {
  const earned = (height: number, fee: bigint, amount: bigint) => ({
    ...movement(height, { source: OTHER, miner: OWN, fee, hash: `0xfee${height}` }),
    reward: movement(height, {
      source: null,
      miner: OWN,
      hash: `0xreward${height}`,
      fee: 0n,
      kind: 'reward',
      destinations: [{ address: OWN, amount, memo: '' }],
    }).transaction,
  })
  const mined = [earned(20, 5n, 200n), earned(10, 3n, 100n)]
  const present = { value: 308n, block: 30 }
  const steps = await balanceSteps(mined, OWN, present)
  expect(steps.map(({ balance, change }) => [balance, change])).toEqual([
    [103n, 103n],
    [308n, 205n],
  ])
})
