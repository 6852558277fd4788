import { RateLimitError } from '@mcm/rosetta-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CONTEXT, follow, inBlock, seconds, summary } from '../../../test/followed-mempool'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

test('details are requested one at a time, newest first', async () => {
  const mempool = follow()
  mempool.list('a', 'b', 'c')
  expect(mempool.asked).toEqual(['detail c'])
  await seconds(1)
  expect(mempool.asked).toEqual(['detail c', 'detail b'])
  await seconds(5)
  expect(mempool.asked).toEqual(['detail c', 'detail b', 'detail a'])
})

test('pending detail requests don’t delay lookups of transactions that left', async () => {
  const mempool = follow({
    detail: () => new Promise(() => {}),
    locate: (hash) => Promise.resolve(inBlock(hash)),
  })
  mempool.list('a', 'b')
  await seconds(2)
  mempool.list('b')
  await seconds(2)
  expect(mempool.confirmed()).toEqual(['a'])
})

test('newly arrived transactions come before older ones', async () => {
  const mempool = follow()
  mempool.list('a', 'b', 'c')
  await seconds(0.5)
  mempool.list('a', 'b', 'c', 'd')
  await seconds(5)
  expect(mempool.asked).toEqual(['detail c', 'detail d', 'detail b', 'detail a'])
})

test('requests nothing twice, unless it failed; then three times', async () => {
  const mempool = follow({
    detail: (hash) =>
      hash === 'bad' ? Promise.reject(new Error('malformed')) : Promise.resolve(summary(hash)),
  })
  mempool.list('good', 'bad')
  await seconds(10)
  mempool.list('good', 'bad')
  await seconds(10)
  expect(mempool.asked.filter((question) => question === 'detail good')).toHaveLength(1)
  expect(mempool.asked.filter((question) => question === 'detail bad')).toHaveLength(3)
})

test('retries after every 429, when the pace allows', async () => {
  let refusals = 5
  const mempool = follow({
    detail: (hash) =>
      (refusals -= 1) < 0
        ? Promise.resolve(summary(hash))
        : Promise.reject(new RateLimitError({ retryAfter: 1 }, CONTEXT)),
  })
  mempool.list('a')
  await seconds(10)
  expect(mempool.asked).toEqual(Array.from({ length: 6 }, () => 'detail a'))
})

test('a clock that was set back stops nothing', async () => {
  const mempool = follow()
  mempool.list('a')
  await seconds(3)
  vi.setSystemTime(Date.now() - 3_600_000)
  mempool.list('a', 'b')
  await seconds(3)
  expect(mempool.asked).toEqual(['detail a', 'detail b'])
})

test('pausing cancels the running request and stops others; resuming requests again', async () => {
  const mempool = follow()
  mempool.list('a', 'b')
  await seconds(0.5)
  mempool.hold()
  await seconds(30)
  expect(mempool.asked).toEqual(['detail b'])
  mempool.resume()
  await seconds(3)
  expect(mempool.asked).toEqual(['detail b', 'detail b', 'detail a'])
})

test('once stopped, makes no requests and reports nothing', async () => {
  const mempool = follow()
  mempool.list('a', 'b')
  mempool.stop()
  const before = mempool.pending()
  mempool.list('c')
  await seconds(90)
  expect(mempool.asked).toEqual(['detail b'])
  expect(mempool.pending()).toEqual(before)
})
