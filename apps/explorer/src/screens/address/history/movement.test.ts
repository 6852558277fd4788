import { readFileSync } from 'node:fs'
import type { BlockIdentifier, SearchTransaction } from '@mcm/rosetta-client'
import { describe, expect, test } from 'vitest'
import { inChain, movementOf, uniqueMovements, withMiner } from './movement'

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

  test('has no amount before its block’s miner is known', () => {
    expect(fee).toMatchObject({ direction: 'fee', amount: undefined, counterparties: [] })
    expect(withMiner(fee, MINER, {})).toEqual([fee])
    const checking = inChain(fee, { [hash]: 'checking' })
    expect(withMiner(checking, MINER, { [hash]: MINER })).toEqual([checking])
  })

  test('belongs to that block’s miner', () => {
    expect(withMiner(fee, MINER, { [hash]: MINER })).toEqual([{ ...fee, amount: 500n }])
  })

  test('doesn’t belong to the first miner if another one mined the transaction again', () => {
    expect(withMiner(fee, MINER, { [hash]: SOURCE })).toEqual([])
  })

  test('is unknown if the endpoint can’t provide the miner, and none in an orphaned block', () => {
    expect(withMiner(fee, MINER, { [hash]: null })).toEqual([{ ...fee, amount: null }])
    const lost = inChain(fee, { [hash]: 'orphaned' })
    expect(withMiner(lost, MINER, { [hash]: MINER })).toEqual([{ ...lost, amount: null }])
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
