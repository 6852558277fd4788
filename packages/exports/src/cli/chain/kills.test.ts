import { expect, it } from 'vitest'
import { checkKills } from '../../../test/chain-kills'

it('8 kills leave the same bytes as an uninterrupted run', async () => {
  await expect(checkKills(8)).resolves.toBeUndefined()
})
