import { readFileSync } from 'node:fs'
import type { SearchTransaction } from '@mcm/rosetta-client'
import { expect, test } from 'vitest'
import { movementOf, uniqueMovements } from './movement'

const { cases } = JSON.parse(
  readFileSync(
    new URL('../../../../../vectors/exchanges/mainnet-2026-09-04.json', import.meta.url),
    'utf8',
  ),
) as { cases: { path: string; response: { transactions: SearchTransaction[] } }[] }
const found = cases.find(({ path }) => path === '/search/transactions')?.response
  .transactions[0] as SearchTransaction
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

test('a destination gains what it was sent', () => {
  expect(movementOf(found, DESTINATION)).toMatchObject({
    direction: 'in',
    amount: 10_000_000n,
    counterparties: [SOURCE],
  })
})

test('the miner gains the fee', () => {
  expect(movementOf(found, MINER)).toMatchObject({
    direction: 'fee',
    amount: 500n,
    counterparties: [],
  })
})

test('a row that two pages share is one', () => {
  expect(uniqueMovements([found, found], SOURCE)).toHaveLength(1)
})
