import { createRosettaReader } from '@mcm/rosetta-client'
import { expect, test } from 'vitest'
import { healthOf } from './health'
import { healthStates, healthText } from './health-states'

const NOW = 1_788_500_000_000
const block = { index: 1_080_000, hash: `0x${'ab'.repeat(32)}` }
const status = (sync: { stage?: string; synced?: boolean }, age = 0) => ({
  current_block_identifier: block,
  current_block_timestamp: NOW - age,
  genesis_block_identifier: { index: 0, hash: block.hash },
  sync_status: sync,
})
const synced = status({ stage: 'synchronized', synced: true })
const quiet = {
  error: undefined,
  checking: false,
  slowed: false,
  at: NOW,
  isFailing: false,
  hasFailedVerification: false,
}

/** Returns the client's error for a response with this HTTP status. */
async function errorAt(code: number): Promise<unknown> {
  const client = createRosettaReader({
    baseUrl: 'https://endpoint.test',
    retry: false,
    fetch: async () => new Response('', { status: code }),
  })
  return client.network.status().catch((error: unknown) => error)
}

test('nothing was requested yet', () => {
  expect(healthOf({ ...quiet, status: undefined }).state).toBe('unknown')
})

test('the first check reads “Checking”, later ones keep the last result', () => {
  expect(healthOf({ ...quiet, status: undefined, checking: true }).state).toBe('checking')
  expect(healthOf({ ...quiet, status: synced, checking: true }).state).toBe('synced')
})

test('is rate-limited while the first request waits for the limit, and then as it responds', () => {
  const waiting = { ...quiet, checking: true, slowed: true }
  expect(healthOf({ ...waiting, status: undefined }).state).toBe('rate-limited')
  expect(healthOf({ ...waiting, status: synced }).state).toBe('synced')
})

test('a failed check is disconnected, whatever was known before', async () => {
  const error = await errorAt(502)
  expect(healthOf({ ...quiet, status: synced, error }).state).toBe('disconnected')
})

test('an endpoint that is in sync but fails other requests isn’t shown as in sync', () => {
  const failing = { ...quiet, isFailing: true }
  expect(healthOf({ ...failing, status: synced }).state).toBe('requests-failing')
  const old = status({ stage: 'synchronized', synced: true }, 600_001)
  expect(healthOf({ ...failing, status: old }).state).toBe('stale')
})

test('an endpoint whose data failed verification isn’t shown as good while it responds', async () => {
  const wrong = { ...quiet, hasFailedVerification: true }
  expect(healthOf({ ...wrong, status: synced }).state).toBe('failed-verification')
  const error = await errorAt(502)
  expect(healthOf({ ...wrong, status: synced, error }).state).toBe('disconnected')
})

test('a 429 is a response: rate limited, not disconnected', async () => {
  const error = await errorAt(429)
  expect(healthOf({ ...quiet, status: undefined, error }).state).toBe('rate-limited')
})

test('a synchronizing endpoint names its stage', () => {
  const syncing = status({ stage: 'tfile map', synced: false })
  const health = healthOf({ ...quiet, status: syncing })
  expect(health).toEqual({ state: 'syncing', stage: 'tfile map' })
  expect(healthText(health)).toBe('Connected (tfile map)')
})

test('a stage containing “error” is an error, whatever the flag says', () => {
  const failing = status({ stage: 'latest block error', synced: true })
  expect(healthOf({ ...quiet, status: failing }).state).toBe('failing')
})

test('a ten-minute-old tip is behind, measured when the response arrived', () => {
  const old = status({ stage: 'synchronized', synced: true }, 600_001)
  expect(healthOf({ ...quiet, status: old }).state).toBe('stale')
  expect(healthOf({ ...quiet, status: old, at: NOW - 600_000 }).state).toBe('synced')
})

test('without the flag the status is unknown', () => {
  expect(healthOf({ ...quiet, status: status({ stage: 'synchronized' }) }).state).toBe(
    'status-unknown',
  )
})

test('the stage name is optional', () => {
  const health = healthOf({ ...quiet, status: status({ synced: false }) })
  expect(healthText(health)).toBe('Connected (Syncing)')
  expect(healthOf({ ...quiet, status: status({ synced: true }) }).state).toBe('synced')
})

test('every state has text', () => {
  for (const { word } of Object.values(healthStates)) expect(word('a stage')).not.toBe('')
})
