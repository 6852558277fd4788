import { expect, test } from 'vitest'
import { healthOf } from './health'

const block = { index: 1_080_000, hash: `0x${'ab'.repeat(32)}` }
const status = (sync: { stage: string; synced: boolean }) => ({
  current_block_identifier: block,
  current_block_timestamp: 1_788_500_000_000,
  genesis_block_identifier: { index: 0, hash: block.hash },
  sync_status: sync,
})
const synced = status({ stage: 'synchronized', synced: true })

test('nothing asked yet', () => {
  expect(healthOf({ status: undefined, failed: false, checking: false }).state).toBe('unknown')
})

test('the first check says so, later ones keep the last result', () => {
  expect(healthOf({ status: undefined, failed: false, checking: true }).state).toBe('checking')
  expect(healthOf({ status: synced, failed: false, checking: true }).state).toBe('synced')
})

test('a failed check is disconnected, whatever was known before', () => {
  expect(healthOf({ status: synced, failed: true, checking: false }).state).toBe('disconnected')
})

test('an endpoint on the way names its stage', () => {
  const syncing = status({ stage: 'tfile map', synced: false })
  expect(healthOf({ status: syncing, failed: false, checking: false })).toEqual({
    state: 'syncing',
    stage: 'tfile map',
  })
})
