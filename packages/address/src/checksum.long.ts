import { expect, it } from 'vitest'

import { countUndetectedTypos, report } from '../test/checksum'

const TYPOS = 1_000_000

it('detects single-character typos at least as well as a random 16-bit checksum', () => {
  const undetected = countUndetectedTypos(TYPOS, 3)
  process.stdout.write(`${report(undetected, TYPOS)}\n`)
  // By chance alone, 15.3 typos would go undetected. The CRC-16 does better because a typo near the end
  // changes at most 16 adjacent bits, and the CRC always detects such a change. A result of zero would
  // mean that the test doesn't work.
  expect(undetected).toBeGreaterThan(0)
  expect(undetected).toBeLessThan((2 * TYPOS) / 65_536)
})
