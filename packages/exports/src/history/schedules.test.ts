import { expect, it } from 'vitest'
import { checkSchedules } from '../../test/reorg-schedules'

// Downloads take a second or so each.
it(
  'is what a download made afterwards would be, whenever reorgs happen',
  { timeout: 180_000 },
  async () => {
    await expect(checkSchedules(10)).resolves.toBeUndefined()
  },
)
