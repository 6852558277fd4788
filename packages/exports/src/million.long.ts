import { beforeAll, describe, expect, it } from 'vitest'
import { createMeasure } from '../test/measure'

let measure: Awaited<ReturnType<typeof createMeasure>>

beforeAll(async () => {
  measure = await createMeasure()
})

const MILLION = 1_000_000

describe('a million accounts', () => {
  it.each([
    ['dat', ''],
    ['csv', '\r\n1000000,0x'],
    ['json', '\n    {"rank":1000000,"address":"0x'],
  ] as const)('as %s, in under 256 MB', async (format, end) => {
    const { bytes, ms, megabytes, tail } = await measure(format, MILLION)
    const size = (bytes / 1e6).toFixed(1)
    const speed = (bytes / 1e3 / ms).toFixed(0)
    process.stdout.write(
      `${format}: ${size} MB in ${(ms / 1e3).toFixed(2)} s (${speed} MB/s, ${((MILLION / ms) * 1e3).toFixed(0)} accounts/s), peak memory ${megabytes.toFixed(0)} MB\n`,
    )
    expect(bytes / MILLION).toBeGreaterThanOrEqual(28)
    expect(tail).toContain(end)
    expect(megabytes).toBeLessThan(256)
  })
})
