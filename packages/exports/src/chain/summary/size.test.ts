import { gzipSync } from 'node:zlib'
import { firstV3Block } from '@mcm/proof'
import { expect, it } from 'vitest'
import { formatPeriods } from './period-file'
import { BlockSummary, heightsPerRow } from './summarize-blocks'

it('summarizes the whole chain in less than 300 kB', () => {
  const summary = new BlockSummary(heightsPerRow(firstV3Block, 1_100_000))
  // As many blocks as the API has today, with numbers that compress badly.
  let time = 1_700_000_000
  for (let number = firstV3Block; number < 1_100_000; number++) {
    const vary = Math.floor(Math.abs(Math.sin(number) * 1e9))
    time += 100 + (vary % 300)
    summary.add({
      number,
      time,
      kind: number % 256 === 0 ? 'neogenesis' : vary % 11 === 0 ? 'pseudo' : 'normal',
      difficulty: 30 + (vary % 12),
      solveSeconds: vary % 300,
      transactions: vary % 7,
      payments: vary % 11,
      miner: `miner ${vary % 37}`,
      reward: BigInt(vary),
      fees: BigInt(vary % 100_000),
      moved: BigInt(vary) * 1_000_003n,
      accounts: [`account ${vary % 1_000}`],
    })
  }
  const { days, heights } = summary.finish()
  expect(heights.length).toBe(443)
  expect(days.length).toBeGreaterThan(1_000)
  const bytes = [days, heights].map((rows) => gzipSync(formatPeriods(rows)).length)
  expect((bytes[0] ?? 0) + (bytes[1] ?? 0)).toBeLessThan(300_000)
})
