import { expect, it } from 'vitest'

import { countUnnoticedChanges, report } from '../test/checksum'

const CHANGES = 1_000_000

it('notices single-character changes at least as well as a CRC-16 promises', () => {
  const unnoticed = countUnnoticedChanges(CHANGES, 3)
  process.stdout.write(`${report(unnoticed, CHANGES)}\n`)
  // Chance alone would let 15.3 pass. Fewer do, because a change near the end differs in at most 16
  // neighbouring bits, which a CRC-16 always notices. None at all would mean nothing was measured.
  expect(unnoticed).toBeGreaterThan(0)
  expect(unnoticed).toBeLessThan((2 * CHANGES) / 65_536)
})
