import { expect, it } from 'vitest'
import { checkSchedules } from '../../test/reorg-schedules'

it('is what a download made afterwards would be, in 500 schedules', async () => {
  await expect(checkSchedules(500)).resolves.toBeUndefined()
})
