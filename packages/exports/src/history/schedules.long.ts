import { expect, it } from 'vitest'
import { checkSchedules } from '../../test/reorg-schedules'

it('equals a later download in 500 schedules', { timeout: 3_600_000 }, async () => {
  await expect(checkSchedules({ numRuns: 500 })).resolves.toBeUndefined()
})
