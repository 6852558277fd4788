import { readFileSync } from 'node:fs'
import type { BlockIdentifier, SearchTransaction, TransactionSummary } from '@mcm/rosetta-client'
import { describe, expect, test } from 'vitest'
import {
  earnedBeside,
  inChain,
  movementOf,
  uniqueMovements,
  withMiner,
  withRewards,
} from './movement'

const { cases } = JSON.parse(
  readFileSync(
    new URL('../../../../../../vectors/exchanges/mainnet-2026-09-04.json', import.meta.url),
    'utf8',
  ),
) as { cases: { path: string; response: { transactions: SearchTransaction[] } }[] }
const found = cases.find(({ path }) => path === '/search/transactions')?.response
  .transactions[0] as SearchTransaction & { block_identifier: BlockIdentifier }
const SOURCE = '0x371c388eba10f265c648008e1ad2c94e680c0f4a'
const DESTINATION = '0xdbc01bb8a41f3dc24b0083bb6b9efe910e2477cb'
const MINER = '0x7b33270a98d2e6b188aedcdf10b7867b16cd9b0b'

const REWARD = {
  destinations: [{ address: 'miner', amount: 7_000_000_000n }],
} as unknown as TransactionSummary

test('the source loses what it sent and the fee, not its change', () => {
  expect(movementOf(found, SOURCE)).toMatchObject({
    direction: 'out',
    amount: -10_000_500n,
    counterparties: [DESTINATION],
  })
})

test('a destination gains the amount sent to it', () => {
  expect(movementOf(found, DESTINATION)).toMatchObject({
    direction: 'in',
    amount: 10_000_000n,
    counterparties: [SOURCE],
  })
})

describe('a fee', () => {
  const fee = movementOf(found, MINER)
  const hash = found.block_identifier.hash
  const minedBy = (address: string) => ({ [hash]: { address, reward: REWARD } })

  test('has no amount before its block’s miner is known', () => {
    expect(fee).toMatchObject({ direction: 'fee', amount: undefined, counterparties: [] })
    expect(withMiner(fee, MINER, {})).toEqual([fee])
    const checking = inChain(fee, { [hash]: 'checking' })
    expect(withMiner(checking, MINER, minedBy(MINER))).toEqual([checking])
  })

  test('belongs to that block’s miner', () => {
    expect(withMiner(fee, MINER, minedBy(MINER))).toEqual([
      { ...fee, amount: 500n, transaction: { ...fee.transaction, miner: MINER } },
    ])
  })

  test('doesn’t belong to the first miner if another one mined the transaction again', () => {
    expect(withMiner(fee, MINER, minedBy(SOURCE))).toEqual([])
  })

  test('is unknown if the endpoint can’t provide the miner, and none in an orphaned block', () => {
    expect(withMiner(fee, MINER, { [hash]: null })).toEqual([{ ...fee, amount: null }])
    const lost = inChain(fee, { [hash]: 'orphaned' })
    expect(withMiner(lost, MINER, minedBy(MINER))).toEqual([{ ...lost, amount: null }])
  })
})

describe('a payment in a block that its sender mined', () => {
  const hash = found.block_identifier.hash
  const own = { ...movementOf(found, SOURCE), isNamedMiner: true }
  const miners = { [hash]: { address: SOURCE, reward: REWARD } }

  test('brings the reward and its own fee back', () => {
    const [mined] = withRewards(withMiner(own, SOURCE, miners), miners)
    expect(mined && earnedBeside(mined)).toBe(7_000_000_500n)
  })

  test('brings nothing if the block is another miner’s, or no longer in the chain', () => {
    const others = { [hash]: { address: MINER, reward: REWARD } }
    expect(withMiner(own, SOURCE, others)).toEqual([{ ...own, isNamedMiner: false }])
    const lost = inChain(own, { [hash]: 'orphaned' })
    expect(withMiner(lost, SOURCE, miners)).toEqual([lost])
    expect(earnedBeside(own)).toBe(0n)
  })

  test('brings the reward once, with a fee if there is one', () => {
    const fee = { ...movementOf(found, MINER), key: 'fee', isNamedMiner: true }
    const both = [own, fee].flatMap((movement) => withMiner(movement, SOURCE, miners))
    expect(withRewards(both, miners).map(({ reward }) => reward)).toEqual([undefined, REWARD])
  })
})

describe('a SUCCESS from the index', () => {
  const received = movementOf(found, DESTINATION)
  const hash = found.block_identifier.hash
  test.each([
    ['canonical', 'SUCCESS'],
    ['orphaned', 'SPLIT'],
    ['checking', 'CHECKING'],
    ['unknown', 'UNKNOWN'],
  ] as const)('in a block that is %s is shown as %s', (chainStatus, status) => {
    expect(inChain(received, { [hash]: chainStatus }).transaction.status).toBe(status)
  })

  test('counts deep below the tip', () => {
    expect(inChain(received, {})).toBe(received)
  })
})

test('a SUCCESS without a block is UNKNOWN, and a PENDING stays PENDING', () => {
  const { block_identifier: _, ...row } = found
  const homeless = movementOf(row, DESTINATION)
  expect(homeless.transaction.block).toBeNull()
  expect(inChain(homeless, {}).transaction.status).toBe('UNKNOWN')
  const waiting = { ...homeless, transaction: { ...homeless.transaction, status: 'PENDING' } }
  expect(inChain(waiting, {}).transaction.status).toBe('PENDING')
})

test('a row shared by two pages appears once', () => {
  expect(uniqueMovements([found, found], SOURCE)).toHaveLength(1)
})
