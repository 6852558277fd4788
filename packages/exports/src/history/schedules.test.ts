import { expect, it } from 'vitest'
import { checkSchedules } from '../../test/reorg-schedules'

// Each download takes about a second. Other seeds are for the 500 schedules of `test:long`.
it('equals a later download whenever reorgs happen', { timeout: 180_000 }, async () => {
  await expect(checkSchedules({ numRuns: 10, seed: 1 })).resolves.toBeUndefined()
})
