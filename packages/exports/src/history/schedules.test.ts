import { expect, it } from 'vitest'
import { checkSchedules } from '../../test/reorg-schedules'

// Each download takes about a second.
it('equals a later download whenever reorgs happen', { timeout: 180_000 }, async () => {
  await expect(checkSchedules(10)).resolves.toBeUndefined()
})
