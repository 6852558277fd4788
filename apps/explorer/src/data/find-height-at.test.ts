import { expect, test } from 'vitest'
import { findHeightAt } from './find-height-at'

/** A chain that took 100 s per block at first and 300 s per block later. */
const timeOf = (height: number) =>
  (height <= 600_000 ? height * 100 : 600_000 * 100 + (height - 600_000) * 300) * 1000
const TIP = { height: 1_000_000, time: timeOf(1_000_000) }

async function find(time: number) {
  const read: number[] = []
  const height = await findHeightAt(time, TIP, (wanted) => {
    read.push(wanted)
    return Promise.resolve(timeOf(wanted))
  })
  return { height, read }
}

test.each([1, 2, 599_999, 600_000, 600_001, 999_999])(
  'finds block %i by its own time and until the next block, with few reads',
  async (height) => {
    for (const time of [timeOf(height), timeOf(height + 1) - 1]) {
      const found = await find(time)
      expect(found.height).toBe(height)
      expect(found.read.length).toBeLessThanOrEqual(25)
    }
  },
)

test('needs no block for the tip’s time and later', async () => {
  for (const time of [TIP.time, TIP.time + 1]) {
    expect(await find(time)).toEqual({ height: TIP.height, read: [] })
  }
})

test('finds nothing before the first block', async () => {
  expect(await find(timeOf(1) - 1)).toEqual({ height: undefined, read: [1] })
})

test('finds a block of an endpoint that lacks the first blocks, and none before them', async () => {
  const fromHere = (wanted: number) =>
    Promise.resolve(wanted < 998_000 ? undefined : timeOf(wanted))
  expect(await findHeightAt(timeOf(999_000), TIP, fromHere)).toBe(999_000)
  expect(await findHeightAt(timeOf(900_000), TIP, fromHere)).toBeUndefined()
})

test('stops on a chain whose times aren’t in order', async () => {
  const height = await findHeightAt(5, { height: 1e9, time: 10 }, (wanted) =>
    Promise.resolve(wanted === 1 ? 0 : wanted % 2 === 0 ? 0 : 20),
  )
  expect(height).toBeGreaterThan(0)
})
