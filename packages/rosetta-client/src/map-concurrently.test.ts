import { expect, it } from 'vitest'
import { fakeEndpoint } from '../test/support/fake-endpoint'
import { createRosettaReader } from './reader'
import { mapConcurrently } from './map-concurrently'

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

it.each([
  [undefined, 4],
  [1, 1],
  [3, 3],
  [50, 20],
])(
  'with concurrency %s makes at most %s of 20 calls at a time, in order',
  async (concurrency, max) => {
    let running = 0
    let most = 0
    const items = Array.from({ length: 20 }, (_, index) => index)
    const results = await mapConcurrently(
      items,
      async (item) => {
        most = Math.max(most, ++running)
        await wait(item % 3)
        running--
        return item * 2
      },
      { concurrency },
    )
    expect(results).toEqual(items.map((item) => item * 2))
    expect(most).toBe(max)
  },
)

it('stops at the first error, and aborts the other calls', async () => {
  const started: number[] = []
  const reasons: unknown[] = []
  const failure = new Error('no')
  const run = mapConcurrently(
    Array.from({ length: 10 }, (_, index) => index),
    async (item, { signal }) => {
      started.push(item)
      if (item === 1) throw failure
      await new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reasons.push(signal.reason)
          reject(signal.reason as Error)
        })
      })
    },
    { concurrency: 3 },
  )
  await expect(run).rejects.toBe(failure)
  expect(started).toEqual([0, 1, 2])
  expect(reasons).toEqual([failure, failure])
})

it('stops with the caller’s signal', async () => {
  const controller = new AbortController()
  const { fetch, calls } = fakeEndpoint(async () => {
    await wait(1)
    return { network_identifiers: [] }
  })
  const client = createRosettaReader({ baseUrl: 'https://node.example', fetch })
  const run = mapConcurrently(
    Array.from({ length: 50 }, (_, index) => index),
    (item, options) => {
      if (item === 10) controller.abort('enough')
      return client.network.list(options)
    },
    { signal: controller.signal, concurrency: 2 },
  )
  await expect(run).rejects.toBe('enough')
  expect(calls.length).toBeLessThan(12)
  await expect(
    mapConcurrently([1], () => Promise.resolve(1), { signal: controller.signal }),
  ).rejects.toBe('enough')
})

it('reads items only as they are needed', async () => {
  function* endless(): Generator<number> {
    for (let item = 0; ; item++) yield item
  }
  const run = mapConcurrently(endless(), async (item) => {
    await wait(0)
    if (item === 8) throw new Error('last')
  })
  await expect(run).rejects.toThrow('last')
})

it('returns nothing for nothing', async () => {
  expect(await mapConcurrently([], () => Promise.resolve(1))).toEqual([])
})

it.each([0, -1, 1.5, Number.NaN, '2' as never])(
  'rejects a concurrency of %s',
  async (concurrency) => {
    const run = mapConcurrently([1], () => Promise.resolve(1), { concurrency })
    await expect(run).rejects.toThrow(RangeError)
  },
)
