import { expect, it } from 'vitest'
import { checkSchedules, withVirtualTime } from '../deposits/check'

const SCHEDULES = 10_000
const SEEDS = Array.from({ length: 20 }, (_, index) => 1000 + index)

withVirtualTime()

it.each(SEEDS)('books match the chain after 500 random schedules, seed %i', async (seed) => {
  const total = await checkSchedules(SCHEDULES / SEEDS.length, seed)
  expect(total.deposits).toBeGreaterThan(0)
  console.log(
    `seed ${seed}: ${total.deposits} deposits, ${total.reversals} confirmed blocks reversed`,
  )
})
