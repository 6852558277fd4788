import { beforeAll, describe, expect, it } from 'vitest'
import { createMeasure } from '../test/measure'

let measure: Awaited<ReturnType<typeof createMeasure>>

beforeAll(async () => {
  measure = await createMeasure()
})

/** Number of accounts to export. `test:long` exports a million. */
const COUNT = 300_000

describe('memory', { timeout: 60_000 }, () => {
  it.each(['dat', 'csv', 'json'] as const)(
    'stays below 128 MB for 300,000 accounts as %s',
    async (format) => {
      const { bytes, megabytes } = await measure(format, COUNT)
      expect(bytes).toBeGreaterThanOrEqual(COUNT * 28)
      expect(megabytes).toBeLessThan(128)
    },
  )
})
