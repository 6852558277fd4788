import { expect, it } from 'vitest'
import { checkSchedules } from '../../test/reorg-schedules'

it('is what a download made afterwards would be, whenever reorgs happen', async () => {
  await expect(checkSchedules(12)).resolves.toBeUndefined()
})
